package zermelo.insight.conjecture;

/**
 * A term with its values at all points.
 *
 * @param kind what the search does with it beside comparing it with small numbers
 */
public record Feature(FormTerm term, Kind kind, Column column) {
  enum Kind {
    /** A number of the game, or the like: also remainders and comparisons with others. */
    MAIN,
    /** Also comparisons with others. */
    COMPARED,
    /** Nothing else. */
    PLAIN
  }

  /** Values by point, and whether the term has one everywhere. */
  static final class Column {
    private final long[] values;
    private final boolean total;

    Column(long[] values) {
      this.values = values;
      boolean defined = true;
      for (long value : values) defined &= value != FormTerm.UNDEFINED;
      total = defined;
    }

    long at(int point) {
      return values[point];
    }

    int size() {
      return values.length;
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
