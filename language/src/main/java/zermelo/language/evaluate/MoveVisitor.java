package zermelo.language.evaluate;

/** Receives, in a frame, each position that a move leads to. */
@FunctionalInterface
public interface MoveVisitor {
  /** Takes the position in the frame, which a move of this rule made; returns false to stop. */
  boolean take(EvaluationFrame frame, int rule);
}
