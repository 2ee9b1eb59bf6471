package zermelo.solve.sum;

import java.util.List;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;
import zermelo.kernel.Sum;
import zermelo.solve.Question;

/**
 * Packs whole positions of a question, so that every option has exactly one part.
 *
 * <p>A game of heaps or a sum of games is packed as a bag of parts ({@link SumSpace}), any other
 * game in its own space.
 */
public final class QuestionPacking {
  private final Rules whole;
  private final Sum sum;
  private final boolean bag;
  private final boolean single;

  private QuestionPacking(Rules whole, Sum sum, boolean bag, boolean single) {
    this.whole = whole;
    this.sum = sum;
    this.bag = bag;
    this.single = single;
  }

  public static QuestionPacking of(Question question) {
    Rules whole = question.rules();
    boolean bag = !question.isSingleGame() || whole.facts().heaps();
    return new QuestionPacking(whole, question.sum(), bag, question.isSingleGame());
  }

  /** Converts a position of the question's game to the kind that its spaces expect. */
  public Position wrap(Position position) {
    return bag && single ? sum.position(List.of(position)) : position;
  }

  /** A space for everything that can be reached from a wrapped position. */
  public Space space(Position wrapped) {
    return bag ? SumSpace.of(sum, wrapped) : whole.space(List.of(wrapped));
  }
}
