package zermelo.language.evaluate;

/** Receives the position after a move. */
@FunctionalInterface
public interface MoveVisitor {
  /** Looks at the position in the frame; returns false to stop. */
  boolean take(EvaluationFrame frame, int rule);
}
