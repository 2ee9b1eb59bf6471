package zermelo.insight.conjecture;

import zermelo.insight.conjecture.observation.PointSet;

/**
 * A term with its values at all points: {@code n mod 3} with 0, 1, 2, 0, ...
 *
 * @param kind the conditions in which it is tried
 * @param column its values
 */
public record Feature(FormTerm term, Kind kind, Column column) {
  /**
   * The conditions in which a feature is tried, besides parity and comparisons with small numbers.
   */
  enum Kind {
    /**
     * All: remainders, properties such as "prime", comparisons with other features. A variable is
     * one.
     */
    MAIN,
    /** Comparisons with other features. */
    COMPARED,
    /** Remainders, and comparisons with variables. */
    REMAINDER,
    /** None. */
    PLAIN
  }

  /** The values of a term by point; {@link FormTerm#UNDEFINED} where it has none. */
  static final class Column {
    private final long[] values;
    private final PointSet undefined;
    private final boolean total;

    Column(long[] values) {
      this.values = values;
      undefined = PointSet.where(values.length, i -> values[i] == FormTerm.UNDEFINED);
      total = undefined.isEmpty();
    }

    long at(int point) {
      return values[point];
    }

    int size() {
      return values.length;
    }

    PointSet undefined() {
      return undefined;
    }

    boolean isTotal() {
      return total;
    }
  }

  long at(int point) {
    return column.at(point);
  }

  boolean isDefined(int point) {
    return column.at(point) != FormTerm.UNDEFINED;
  }
}
