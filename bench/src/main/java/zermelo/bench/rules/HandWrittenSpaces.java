package zermelo.bench.rules;

import zermelo.kernel.Options;
import zermelo.kernel.Space;

/** Spaces for games of numbers, written by hand in Java and fast for their one game. */
final class HandWrittenSpaces {
  private HandWrittenSpaces() {}

  /** Finds divisors with a precomputed sieve of least prime factors. */
  static Space divisorDuel(int most) {
    int[] least = new int[most + 1];
    for (int p = 2; p <= most; p++) {
      if (least[p] == 0) {
        for (int multiple = p; multiple <= most; multiple += p) {
          if (least[multiple] == 0) {
            least[multiple] = p;
          }
        }
      }
    }
    return new NumberSpace(new long[] {1}, new long[] {most}) {
      private final int[] divisors = new int[2048];

      @Override
      public void options(long[] words, int at, Options out) {
        int n = (int) words[at] + 1;
        divisors[0] = 1;
        int count = 1;
        for (int rest = n; rest > 1; ) {
          int p = least[rest];
          int before = count;
          for (int power = p; rest % p == 0; power *= p, rest /= p) {
            for (int i = 0; i < before; i++) {
              divisors[count++] = divisors[i] * power;
            }
          }
        }
        for (int i = 0; i < count; i++) {
          int d = divisors[i];
          if (d > 1 && d < n && !out.add(n - d - 1)) {
            return;
          }
        }
      }
    };
  }

  /** Two piles, each up to a number. */
  static Space wythoff(int most) {
    long side = most + 1L;
    return new NumberSpace(new long[2], new long[] {side, side}) {
      @Override
      public void options(long[] words, int at, Options out) {
        long rank = words[at];
        long a = rank / side;
        long b = rank % side;
        for (long k = 1; k <= a; k++) {
          if (!out.add(rank - k * side)) {
            return;
          }
        }
        for (long k = 1; k <= b; k++) {
          if (!out.add(rank - k)) {
            return;
          }
        }
        long both = Math.min(a, b);
        for (long k = 1; k <= both; k++) {
          if (!out.add(rank - k * (side + 1))) {
            return;
          }
        }
      }
    };
  }

  /** A heap and the number last taken from it: 1 is y, 2 is z, 0 is neither. */
  static Space redKingdom(long most, long x, long y, long z) {
    return new NumberSpace(new long[2], new long[] {most + 1, 3}) {
      @Override
      public void options(long[] words, int at, Options out) {
        long n = words[at] / 3;
        long last = words[at] % 3;
        if (n == 0 || !out.add(Math.max(n - x, 0) * 3)) {
          return;
        }
        if (last != 1 && !out.add(Math.max(n - y, 0) * 3 + 1)) {
          return;
        }
        if (last != 2) {
          out.add(Math.max(n - z, 0) * 3 + 2);
        }
      }
    };
  }

  /** Four heaps in one component, each up to a number. */
  static Space fourHeaps(int most) {
    long side = most + 1L;
    long[] steps = {side * side * side, side * side, side, 1};
    return new NumberSpace(new long[4], new long[] {side, side, side, side}) {
      @Override
      public void options(long[] words, int at, Options out) {
        long rank = words[at];
        for (long step : steps) {
          long heap = rank / step % side;
          for (long k = 1; k <= heap; k++) {
            if (!out.add(rank - k * step)) {
              return;
            }
          }
        }
      }
    };
  }
}
