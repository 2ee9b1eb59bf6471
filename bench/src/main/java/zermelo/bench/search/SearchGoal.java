package zermelo.bench.search;

import java.util.Locale;

/**
 * What a row of {@code bench search} may take at most.
 *
 * @param most seconds, or times the processor time of the baseline
 */
record SearchGoal(double most, boolean isRatio) {
  /** A row that is only measured. */
  static final SearchGoal NONE = new SearchGoal(Double.POSITIVE_INFINITY, false);

  static SearchGoal seconds(double most) {
    return new SearchGoal(most, false);
  }

  static SearchGoal ratio(double most) {
    return new SearchGoal(most, true);
  }

  String text() {
    if (most == Double.POSITIVE_INFINITY) {
      return "";
    }
    return isRatio ? String.format(Locale.ROOT, "%.1f", most) : Math.round(most) + " s";
  }
}
