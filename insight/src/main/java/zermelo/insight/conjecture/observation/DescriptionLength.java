package zermelo.insight.conjecture.observation;

import java.util.Map;
import java.util.TreeMap;

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
  public static final int PATCH = 16;

  /**
   * Fewest bits of data that can show a pattern. Fewer do not even let {@code n mod 4 = 0} stand
   * out.
   */
  public static final int LEAST = 40;

  private DescriptionLength() {}

  /** Returns the largest cost of a form for these values. */
  public static int budget(long[] values) {
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
  public static boolean pays(int cost, PointSet open, PointSet wrong, PointSet small) {
    if (cost <= PATCH && wrong.isWithin(small)) return true;
    return 2 * cost <= choose(open.count(), wrong.count());
  }

  /** Returns the entropy of the values, as if each were drawn independently. */
  public static double of(long[] values) {
    Map<Long, Integer> counts = new TreeMap<>();
    for (long value : values) counts.merge(value, 1, Integer::sum);
    double bits = 0;
    for (int count : counts.values()) bits -= count * log((double) count / values.length);
    return bits;
  }

  /** Returns the number of bits that describe a choice of k out of n. */
  public static double choose(int n, int chosen) {
    int k = Math.min(chosen, n - chosen);
    double bits = 0;
    for (int i = 1; i <= k; i++) bits += log((double) (n - k + i) / i);
    return bits;
  }

  /** Returns the number of bits that describe a number: Elias' gamma code. */
  public static int ofNumber(long value) {
    long size = Math.abs(value) + 1;
    return 2 * (63 - Long.numberOfLeadingZeros(size)) + (value < 0 ? 2 : 1);
  }

  private static double log(double x) {
    return Math.log(x) / Math.log(2);
  }
}
