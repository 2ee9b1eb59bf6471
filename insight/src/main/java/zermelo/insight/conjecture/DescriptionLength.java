package zermelo.insight.conjecture;

import java.util.Map;
import java.util.TreeMap;

/**
 * How much there is to be explained, in bits. A form is believed only when telling it takes far
 * fewer bits than the data hold: by chance a form of c bits fits data of I bits with a probability
 * of about 2^(c - I), forms of all kinds taken together.
 */
public final class DescriptionLength {
  /** A form may cost this part of the data. */
  private static final int SHARE = 3;

  /** What a condition may cost that is only about a few small points, such as {@code n = 0}. */
  static final int PATCH = 16;

  /** Data of fewer bits tell nothing: not even {@code n mod 4 = 0} would stand out. */
  static final int LEAST = 40;

  private DescriptionLength() {}

  /** What a form for these values may cost. */
  static int budget(long[] values) {
    return (int) (of(values) / SHARE);
  }

  /**
   * Whether a part of a form explains so much that it is no patch on noise. What a game does with
   * few stones may differ from what it does ever after, so patches are for small points only.
   *
   * @param open the points that the other parts leave open
   * @param wrong those of them where the other parts alone are wrong
   * @param small the points that exceptions may be made for
   */
  static boolean pays(int cost, PointSet open, PointSet wrong, PointSet small) {
    if (cost <= PATCH && wrong.isWithin(small)) return true;
    return 2 * cost <= choose(open.count(), wrong.count());
  }

  /** The entropy of values, if each were drawn by itself. */
  static double of(long[] values) {
    Map<Long, Integer> counts = new TreeMap<>();
    for (long value : values) counts.merge(value, 1, Integer::sum);
    double bits = 0;
    for (int count : counts.values()) bits -= count * log((double) count / values.length);
    return bits;
  }

  /** The bits that tell which k of n were chosen. */
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
