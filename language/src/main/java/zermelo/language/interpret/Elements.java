package zermelo.language.interpret;

/** A set of numbers as a value: finite and listed, or one of the endless named sets. */
sealed interface Elements permits Listed, NamedSet {
  /**
   * Visits the elements up to {@code most} in ascending order until the visitor says stop; false if
   * it did.
   */
  boolean each(Frame frame, long most, Visitor visitor);

  boolean has(Frame frame, long element);

  /** Looks at one element; false says stop. */
  interface Visitor {
    boolean visit(Frame frame, long element);
  }
}
