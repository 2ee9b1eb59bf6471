package zermelo.library.theorems;

import java.util.Optional;

/**
 * Computes the nimbers of an octal game 0.d1d2d3..., and proves that they are periodic.
 *
 * <p>Digit d_i says what taking i from a heap may leave: 1 nothing, 2 one heap, 4 two heaps, and
 * sums of these. Periodicity theorem (R. K. Guy and C. A. B. Smith, The G-values of various games,
 * Proc. Cambridge Phil. Soc. 52, 1956): if the last digit is d_k and G(n+p) = G(n) for all n with s
 * <= n < 2s+p+k, then it holds for all n >= s.
 */
public final class OctalSequence {
  private OctalSequence() {}

  /** Parses a code such as 0.77 or .137. Empty if it is not such a code. */
  public static Optional<int[]> digits(String code) {
    if (!code.matches("0?\\.[0-7]{1,20}")) {
      return Optional.empty();
    }
    String text = code.substring(code.indexOf('.') + 1);
    return Optional.of(text.chars().map(digit -> digit - '0').toArray());
  }

  /** Returns the nimbers of the heaps 0..count-1. */
  public static int[] nimbers(int[] digits, int count) {
    int[] values = new int[count];
    int[] seen = new int[count + 1]; // seen[v] == n: n has an option v. Values are at most n
    for (int n = 1; n < count; n++) {
      for (int taken = 1; taken <= Math.min(n, digits.length); taken++) {
        mark(digits[taken - 1], n - taken, values, seen, n);
      }
      int mex = 0;
      while (seen[mex] == n) {
        mex++;
      }
      values[n] = mex;
    }
    return values;
  }

  private static void mark(int digit, int left, int[] values, int[] seen, int stamp) {
    if (left == 0 ? (digit & 1) != 0 : (digit & 2) != 0) {
      seen[values[left]] = stamp;
    }
    if ((digit & 4) != 0) {
      for (int a = 1; a <= left - a; a++) {
        seen[values[a] ^ values[left - a]] = stamp;
      }
    }
  }

  /** Returns all nimbers, if the first {@code count} prove a period. */
  public static Optional<PeriodicSequence> prove(int[] digits, int count) {
    int[] values = nimbers(digits, count);
    for (int period = 1; 2 * period + digits.length <= count; period++) {
      int start = count - period;
      while (start > 0 && values[start - 1] == values[start - 1 + period]) {
        start--;
      }
      if (2L * start + 2L * period + digits.length <= count) {
        return Optional.of(new PeriodicSequence(values, start, period));
      }
    }
    return Optional.empty();
  }
}
