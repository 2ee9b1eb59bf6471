package zermelo.language.evaluate;

/** A set of numbers as a value: finite and listed, or one of the infinite named sets. */
public sealed interface SetValue permits ListedSet, NamedSet {
  /**
   * Visits the elements up to {@code most} in ascending order until the visitor returns false.
   *
   * @return whether all of them were visited
   */
  boolean each(EvaluationFrame frame, long most, Visitor visitor);

  boolean has(EvaluationFrame frame, long element);

  /** Visits one element; returns false to stop. */
  interface Visitor {
    boolean visit(EvaluationFrame frame, long element);
  }
}
