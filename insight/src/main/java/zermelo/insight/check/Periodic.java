package zermelo.insight.check;

import java.util.Optional;
import zermelo.language.uniform.Uniformity;

/**
 * A sequence that repeats for ever: from {@code from} on, the value of n + period is that of n.
 *
 * <p>Why that can be seen from finitely many values: let the moves of n and n + period look alike
 * (the period is a multiple of the modulus) and let the values repeat from s on as far as below.
 *
 * <ul>
 *   <li>If a move leaves one large part, at most {@code reach} smaller, a value depends on the
 *       {@code reach} values before it and on the remainder; when all of these have come back, so
 *       does everything after them.
 *   <li>If a heap may break in two, then of the parts of n + period one is at least half of it less
 *       the reach; from n = 2s + period + reach on that part is at least s + period, and the move
 *       with a period less there has the same value. This is the argument of R. K. Guy and C. A. B.
 *       Smith, The G-values of various games, Proc. Cambridge Phil. Soc. 52 (1956).
 * </ul>
 *
 * @param from where the period begins, the smallest one
 */
public record Periodic(long from, long period) {
  /**
   * The smallest period that the values prove.
   *
   * @param first the n of the first value
   * @param values without gaps
   */
  static Optional<Periodic> prove(Uniformity uniformity, long first, long[] values) {
    long end = first + values.length;
    long step = uniformity.when().modulus();
    for (long period = step; 2 * period <= values.length; period += step) {
      long start = repeatsFrom(values, (int) period) + first;
      long safe = Math.max(start, uniformity.when().from());
      long needed =
          uniformity.parts() == 1
              ? safe + uniformity.reach() + period
              : 2 * safe + 2 * period + uniformity.reach();
      if (needed <= end) {
        return Optional.of(new Periodic(start, period));
      }
    }
    return Optional.empty();
  }

  /** The first place from which on all values are those one period later. */
  private static int repeatsFrom(long[] values, int period) {
    int mismatch = values.length - period - 1;
    while (mismatch >= 0 && values[mismatch] == values[mismatch + period]) {
      mismatch--;
    }
    return mismatch + 1;
  }
}
