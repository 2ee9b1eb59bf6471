package zermelo.insight.conjecture;

import java.util.Map;
import java.util.TreeMap;
import zermelo.insight.conjecture.observation.PointSet;

/**
 * Measures data in bits, and decides which forms explain enough of them.
 *
 * <p>A form is credible only if its description takes far fewer bits than the data contain. By
 * chance, a form of c bits fits data of I bits with a probability of about 2^(c - I), over forms of
 * all kinds.
 */
public final class DescriptionLength {
  /** A form may cost at most the bits of the data divided by this. */
  private static final int SHARE = 3;

  /** Largest cost of a condition that only corrects a few small points, such as {@code n = 0}. */
  static final int PATCH = 16;

  /**
   * Fewest bits of data that can show a pattern. Fewer do not even let {@code n mod 4 = 0} stand
   * out.
   */
  static final int LEAST = 40;

  private DescriptionLength() {}

  /** Returns the largest cost of a form for these values. */
  static int budget(long[] values) {
    return (int) (of(values) / SHARE);
  }

  /**
   * Returns whether a part of a form explains enough to be more than a patch on noise.
   *
   * <p>A game may behave differently with few stones than with many, so cheap patches are allowed
   * at small points only.
   *
   * @param cost the cost of the part, in bits
   * @param open the points that the other parts leave open
   * @param wrong those of them where the other parts alone are wrong
   * @param small the points that may be exceptions
   */
  static boolean pays(int cost, PointSet open, PointSet wrong, PointSet small) {
    if (cost <= PATCH && wrong.isWithin(small)) return true;
    return 2 * cost <= choose(open.count(), wrong.count());
  }

  /** Returns the entropy of the values, as if each were drawn independently. */
  static double of(long[] values) {
    Map<Long, Integer> counts = new TreeMap<>();
    for (long value : values) counts.merge(value, 1, Integer::sum);
    double bits = 0;
    for (int count : counts.values()) bits -= count * log((double) count / values.length);
    return bits;
  }

  /** Returns the number of bits that describe a choice of k out of n. */
  static double choose(int n, int chosen) {
    int k = Math.min(chosen, n - chosen);
    double bits = 0;
    for (int i = 1; i <= k; i++) bits += log((double) (n - k + i) / i);
    return bits;
  }

  private static double log(double x) {
    return Math.log(x) / Math.log(2);
  }
}
