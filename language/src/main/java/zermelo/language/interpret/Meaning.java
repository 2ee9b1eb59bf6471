package zermelo.language.interpret;

/** Terms that have become functions of a frame: one kind for each type of the language. */
final class Meaning {
  private Meaning() {}

  interface Num {
    long of(Frame frame);
  }

  interface Truth {
    boolean of(Frame frame);
  }

  interface Row {
    long[] of(Frame frame);
  }

  /** A set that need not be listed to be searched or walked through. */
  interface Many {
    boolean each(Frame frame, Elements.Visitor visitor);

    boolean has(Frame frame, long element);
  }

  /** A set of lists. */
  interface Rows {
    boolean each(Frame frame, RowVisitor visitor);

    boolean has(Frame frame, long[] row);
  }

  /** Looks at one list; false says stop. */
  interface RowVisitor {
    boolean visit(Frame frame, long[] row);
  }
}
