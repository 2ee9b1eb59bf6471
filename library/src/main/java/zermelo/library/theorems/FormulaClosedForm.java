package zermelo.library.theorems;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;

/** A closed form made of functions: the winner and, where no search is needed, the moves. */
public record FormulaClosedForm(
    String name,
    Function<Position, Optional<Verdict>> formula,
    Function<Position, Optional<List<String>>> winning)
    implements ClosedForm {

  /** Creates a formula that knows every position of the game, but no moves. */
  public static ClosedForm total(TheoremDescription claim, Function<Position, Verdict> formula) {
    return partial(claim, position -> Optional.of(formula.apply(position)));
  }

  /** Creates a formula that does not know every position. */
  public static ClosedForm partial(
      TheoremDescription claim, Function<Position, Optional<Verdict>> formula) {
    return new FormulaClosedForm(claim.quote(), formula, position -> Optional.empty());
  }

  /** Creates a formula that knows every position, and all winning moves. */
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
