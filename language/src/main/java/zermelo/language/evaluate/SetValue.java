package zermelo.language.evaluate;

/** A set of numbers as a value: finite and listed, or one of the endless named sets. */
public sealed interface SetValue permits ListedSet, NamedSet {
  /**
   * Visits the elements up to {@code most} in ascending order until the visitor says stop; false if
   * it did.
   */
  boolean each(EvaluationFrame frame, long most, Visitor visitor);

  boolean has(EvaluationFrame frame, long element);

  /** Looks at one element; false says stop. */
  interface Visitor {
    boolean visit(EvaluationFrame frame, long element);
  }
}
