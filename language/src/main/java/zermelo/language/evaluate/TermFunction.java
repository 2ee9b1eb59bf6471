package zermelo.language.evaluate;

/**
 * The functions that evaluate terms, an interface for each type of the language.
 *
 * <p>The term {@code n + 1}, for example, becomes a {@link NumberFunction}: it reads n from a frame
 * and returns a number.
 */
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

  /** A set that can be searched or iterated without being listed. */
  public interface SetFunction {
    boolean each(EvaluationFrame frame, SetValue.Visitor visitor);

    boolean has(EvaluationFrame frame, long element);
  }

  /** A set of lists. */
  public interface ListSetFunction {
    boolean each(EvaluationFrame frame, ListVisitor visitor);

    boolean has(EvaluationFrame frame, long[] row);
  }

  /** Visits one list; returns false to stop. */
  public interface ListVisitor {
    boolean visit(EvaluationFrame frame, long[] row);
  }
}
