package zermelo.insight.conjecture;

import zermelo.insight.conjecture.observation.PointSet;

/**
 * A term with its values at all points.
 *
 * @param kind the uses of the feature besides comparison with small numbers
 */
public record Feature(FormTerm term, Kind kind, Column column) {
  enum Kind {
    /** A variable of the game or similar: also remainders and comparisons with other features. */
    MAIN,
    /** Also comparisons with other features. */
    COMPARED,
    /** Also remainders, and comparisons with variables. */
    REMAINDER,
    /** No other uses. */
    PLAIN
  }

  /** The values by point, and whether the term is defined at every point. */
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
