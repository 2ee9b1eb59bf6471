package zermelo.insight.discover;

import java.util.BitSet;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import zermelo.insight.discover.MemoisedGame.Options;

/** The moves of games whose patterns are to be found. */
public final class Toys {
  private Toys() {}

  private static long[] at(long... numbers) {
    return numbers;
  }

  /** Take a number that passes the test. */
  public static Options subtract(LongPredicate allowed) {
    BitSet numbers = new BitSet();
    for (int k = 1; k <= 3000; k++) numbers.set(k, allowed.test(k));
    return (p, to) -> {
      for (int k = 1; k <= p[0]; k++) if (numbers.get(k)) to.add(at(p[0] - k));
    };
  }

  static boolean isPrimePower(long k) {
    long p = LongStream.rangeClosed(2, k).filter(d -> k % d == 0).findFirst().orElse(0);
    long rest = k;
    while (p > 0 && rest % p == 0) rest /= p;
    return rest == 1;
  }

  static Options divisorTurn(long floor) {
    return (p, to) -> {
      for (long d = floor; d < p[0]; d++) if (p[0] % d == 0) to.add(at(d));
    };
  }

  public static Options divisorDuel() {
    return (p, to) -> {
      for (long d = 2; d < p[0]; d++) if (p[0] % d == 0) to.add(at(p[0] - d));
    };
  }

  /** n stones, of which at most m may be taken. */
  static Options fibonacciNim() {
    return (p, to) -> {
      for (long k = 1; k <= Math.min(p[0], p[1]); k++) to.add(at(p[0] - k, 2 * k));
    };
  }

  /** Take from one heap, or from both numbers that differ by less than t. */
  static Options wythoff(long t) {
    return (p, to) -> {
      for (long k = 1; k <= p[0]; k++) to.add(at(p[0] - k, p[1]));
      for (long k = 1; k <= p[1]; k++) to.add(at(p[0], p[1] - k));
      for (long k = 1; k <= p[0]; k++)
        for (long l = Math.max(1, k - t + 1); l <= Math.min(p[1], k + t - 1); l++)
          to.add(at(p[0] - k, p[1] - l));
    };
  }

  public static Options nim() {
    return (p, to) -> {
      for (int i = 0; i < p.length; i++)
        for (long k = 0; k < p[i]; k++) {
          long[] next = p.clone();
          next[i] = k;
          to.add(next);
        }
    };
  }

  /** Move down a staircase: from each step to the one before, from the first off. */
  static Options staircase() {
    return (p, to) -> {
      for (int i = 0; i < p.length; i++)
        for (long k = 1; k <= p[i]; k++) {
          long[] next = p.clone();
          next[i] -= k;
          if (i > 0) next[i - 1] += k;
          to.add(next);
        }
    };
  }

  static Options euclid() {
    return (p, to) -> {
      long a = p[0];
      long b = p[1];
      if (a == 0 || b == 0) return;
      if (a >= b) for (long k = 1; k <= a / b; k++) to.add(at(a - k * b, b));
      else for (long k = 1; k <= b / a; k++) to.add(at(a, b - k * a));
    };
  }

  /** Euclid's game down to 1 at the least. */
  static Options euclidAboveZero() {
    return (p, to) -> {
      long a = p[0];
      long b = p[1];
      if (a >= b) for (long k = 1; a - k * b > 0; k++) to.add(at(a - k * b, b));
      else for (long k = 1; b - k * a > 0; k++) to.add(at(a, b - k * a));
    };
  }

  public static Options chessPiece(long k) {
    return (p, to) -> {
      if (p[0] >= 1) to.add(at(p[0] - 1, p[1]));
      if (p[1] >= 1) to.add(at(p[0], p[1] - 1));
      if (p[0] >= k && p[1] >= k) to.add(at(p[0] - k, p[1] - k));
    };
  }

  static Options splitting() {
    return (p, to) -> {
      for (long a = 1; a <= p[0] / 2; a++) to.add(at(a), at(p[0] - a));
    };
  }

  /** Knock down one or two pins of a row. */
  static Options kayles() {
    return (p, to) -> {
      for (long i = 0; i < p[0]; i++) to.add(at(i), at(p[0] - 1 - i));
      for (long i = 0; i + 1 < p[0]; i++) to.add(at(i), at(p[0] - 2 - i));
    };
  }

  static Options dawsonChess() {
    return (p, to) -> {
      for (long i = 1; i <= p[0]; i++)
        to.add(at(Math.max(i - 2, 0)), at(Math.max(p[0] - i - 1, 0)));
    };
  }

  /** Turn coins from n down, n being heads: as many in a row as wanted. */
  static Options ruler() {
    return (p, to) -> {
      for (long low = p[0]; low >= 1; low--)
        to.add(LongStream.range(low, p[0]).mapToObj(x -> at(x)).toArray(long[][]::new));
    };
  }

  /** Turn one, two or three coins, the rightmost from heads. Coins are numbered from 0. */
  static Options mockTurtles() {
    return (p, to) -> {
      to.add();
      for (long x = 0; x < p[0]; x++) {
        to.add(at(x));
        for (long y = 0; y < x; y++) to.add(at(x), at(y));
      }
    };
  }

  /** Take at most half. */
  static Options atMostHalf() {
    return (p, to) -> {
      for (long k = 1; k <= p[0] / 2; k++) to.add(at(p[0] - k));
    };
  }

  /** Lasker's nim: take any number, or split. */
  static Options lasker() {
    return (p, to) -> {
      for (long k = 0; k < p[0]; k++) to.add(at(k));
      for (long a = 1; a <= p[0] / 2; a++) to.add(at(a), at(p[0] - a));
    };
  }
}
