package zermelo.language.evaluate;

/** Terms that have become functions of a frame: one kind for each type of the language. */
public final class TermFunction {
  private TermFunction() {}

  public interface NumberFunction {
    long of(EvaluationFrame frame);
  }

  public interface TruthFunction {
    boolean of(EvaluationFrame frame);
  }

  public interface ListFunction {
    long[] of(EvaluationFrame frame);
  }

  /** A set that need not be listed to be searched or walked through. */
  public interface SetFunction {
    boolean each(EvaluationFrame frame, SetValue.Visitor visitor);

    boolean has(EvaluationFrame frame, long element);
  }

  /** A set of lists. */
  public interface ListSetFunction {
    boolean each(EvaluationFrame frame, ListVisitor visitor);

    boolean has(EvaluationFrame frame, long[] row);
  }

  /** Looks at one list; false says stop. */
  public interface ListVisitor {
    boolean visit(EvaluationFrame frame, long[] row);
  }
}
