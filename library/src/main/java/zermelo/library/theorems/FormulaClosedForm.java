package zermelo.library.theorems;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;

/**
 * An oracle made of functions: who wins, and where it can be said without search, by which moves.
 */
public record FormulaClosedForm(
    String name,
    Function<Position, Optional<Verdict>> formula,
    Function<Position, Optional<List<String>>> winning)
    implements ClosedForm {

  /** A formula that knows every position of the game, but names no moves. */
  public static ClosedForm total(TheoremDescription claim, Function<Position, Verdict> formula) {
    return partial(claim, position -> Optional.of(formula.apply(position)));
  }

  /** A formula that is silent on some positions. */
  public static ClosedForm partial(
      TheoremDescription claim, Function<Position, Optional<Verdict>> formula) {
    return new FormulaClosedForm(claim.quote(), formula, position -> Optional.empty());
  }

  /** A formula that knows every position, and all moves that win. */
  public static ClosedForm withMoves(
      TheoremDescription claim,
      Function<Position, Verdict> formula,
      Function<Position, List<String>> winningMoves) {
    return new FormulaClosedForm(
        claim.quote(),
        position -> Optional.of(formula.apply(position)),
        position -> Optional.of(winningMoves.apply(position)));
  }

  @Override
  public Optional<Verdict> verdict(Position position) {
    return formula.apply(position);
  }

  @Override
  public Optional<List<String>> winningMoves(Position position) {
    return winning.apply(position);
  }
}
