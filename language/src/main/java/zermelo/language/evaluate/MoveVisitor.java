package zermelo.language.evaluate;

/** Receives the positions after the moves, one at a time, each in the frame. */
@FunctionalInterface
public interface MoveVisitor {
  /** Takes the position in the frame, which a move of this rule made; returns false to stop. */
  boolean take(EvaluationFrame frame, int rule);
}
