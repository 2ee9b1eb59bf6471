package zermelo.insight.survey;

import java.util.List;
import java.util.function.Function;
import zermelo.solve.Question;
import zermelo.solve.Result;

/** Finds what the positions of a family are worth, one after the other. */
public final class Examiner {
  private static final int MOST_MOVES = 12;

  private final Function<Question, Result> solver;
  private final boolean misere;
  private final Question.Method method;

  public Examiner(Function<Question, Result> solver, boolean misere, Question.Method method) {
    this.solver = solver;
    this.misere = misere;
    this.method = method;
  }

  public boolean misere() {
    return misere;
  }

  /**
   * The value alone, without moves.
   *
   * @param plies whether the remoteness is wanted
   */
  public Result value(Case at, boolean plies) {
    return ask(at, Question.Wanted.NONE, 0, plies);
  }

  /** The value with the moves and theirs. */
  public Result inFull(Case at) {
    return ask(at, Question.Wanted.ALL, MOST_MOVES, true);
  }

  private Result ask(Case at, Question.Wanted wanted, int most, boolean plies) {
    List<Question.Component> components = List.of(at.setup().component(at.position()));
    return solver.apply(new Question(components, misere, method, wanted, most, plies));
  }
}
