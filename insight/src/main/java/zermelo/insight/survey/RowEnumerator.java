package zermelo.insight.survey;

import java.util.Arrays;
import java.util.function.Predicate;

/** Enumerates the rows of numbers of one length, in lexicographic order. */
final class RowEnumerator {
  /** The rows that are enumerated. */
  enum Order {
    /** All rows. */
    ANY,
    /** Ascending rows. A number may occur several times. */
    ASCENDING,
    /** Ascending rows of different numbers. */
    DISTINCT
  }

  private final long[] choices;
  private final Order order;
  private final Predicate<long[]> visitor;
  private final long[] row;

  private RowEnumerator(long[] choices, int length, Order order, Predicate<long[]> visitor) {
    this.choices = choices;
    this.order = order;
    this.visitor = visitor;
    this.row = new long[length];
  }

  /**
   * Visits rows while the visitor returns true.
   *
   * @param choices the numbers that may occur, ascending
   * @return whether the visitor always returned true
   */
  static boolean each(long[] choices, int length, Order order, Predicate<long[]> visitor) {
    return new RowEnumerator(choices, length, order, visitor).fill(0, 0);
  }

  private boolean fill(int at, int from) {
    if (at == row.length) {
      return visitor.test(row.clone());
    }
    for (int i = from; i < choices.length; i++) {
      row[at] = choices[i];
      int next =
          switch (order) {
            case ANY -> 0;
            case ASCENDING -> i;
            case DISTINCT -> i + 1;
          };
      if (!fill(at + 1, next)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the number of rows of one length, given the number of choices. */
  static double count(double choices, int length, Order order) {
    double rows = 1;
    for (int k = 0; k < length; k++) {
      rows *=
          switch (order) {
            case ANY -> choices;
            case ASCENDING -> (choices + k) / (k + 1);
            case DISTINCT -> Math.max(0, choices - k) / (k + 1);
          };
    }
    return rows;
  }

  /** Returns the numbers of a range. */
  static long[] range(long low, long high) {
    long[] numbers = new long[Math.toIntExact(Math.max(0, high - low + 1))];
    Arrays.setAll(numbers, i -> low + i);
    return numbers;
  }
}
