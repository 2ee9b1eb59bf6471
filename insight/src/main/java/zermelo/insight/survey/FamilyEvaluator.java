package zermelo.insight.survey;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import zermelo.solve.Question;
import zermelo.solve.Result;

/** Finds what the positions of a family are worth, one after the other. */
public final class FamilyEvaluator {
  private static final int MOST_MOVES = 12;

  private static final long FIRST_AHEAD = 8;

  private final Function<Question, Result> solver;
  private final boolean misere;
  private final Question.Method method;
  private final Map<PositionFamily, Long> ahead = new HashMap<>(); // sizes whose corners are solved

  public FamilyEvaluator(
      Function<Question, Result> solver, boolean misere, Question.Method method) {
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
  public Result value(FamilyPosition at, boolean plies) {
    return ask(at, Question.MoveSelection.NONE, 0, plies);
  }

  /**
   * Goes through the cases of one size. Now and then the largest case of twice that size is solved
   * first: a solver that grows its tables with every size would begin anew each time.
   *
   * @param most the size at which the survey will end
   */
  public boolean visit(
      PositionFamily family, long size, long most, Predicate<FamilyPosition> visitor) {
    boolean several = family.names().size() > 1;
    if (several && size >= FIRST_AHEAD && size > ahead.getOrDefault(family, 0L)) {
      long next = Math.min(2 * size, most);
      ahead.put(family, next);
      family.corner(next).ifPresent(corner -> value(corner, false));
    }
    return family.visit(size, visitor);
  }

  /** The value with the moves and theirs. */
  public Result inFull(FamilyPosition at) {
    return ask(at, Question.MoveSelection.ALL, MOST_MOVES, true);
  }

  private Result ask(FamilyPosition at, Question.MoveSelection wanted, int most, boolean plies) {
    List<Question.Component> components = List.of(at.setup().component(at.position()));
    return solver.apply(new Question(components, misere, method, wanted, most, plies));
  }
}
