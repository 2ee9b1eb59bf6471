package zermelo.language.interpret;

import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.evaluate.MoveVisitor;

/**
 * Counts moves: one at a time, or a whole range of choices at once.
 *
 * <p>It stops after a given number of moves that had to be generated one by one.
 */
final class MoveCounter implements MoveVisitor {
  private final long limit;
  private long looked;
  private long count;

  MoveCounter(long limit) {
    this.limit = limit;
  }

  @Override
  public boolean take(EvaluationFrame frame, int rule) {
    count = Math.addExact(count, 1);
    return ++looked <= limit;
  }

  /** Adds moves that need not be generated. */
  void add(long moves) {
    count = Math.addExact(count, moves);
  }

  long count() {
    return count;
  }
}
