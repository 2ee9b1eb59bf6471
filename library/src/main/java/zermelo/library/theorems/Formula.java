package zermelo.library.theorems;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zermelo.kernel.Oracle;
import zermelo.kernel.Position;
import zermelo.kernel.Verdict;

/**
 * An oracle made of functions: who wins, and where it can be said without search, by which moves.
 */
record Formula(
    String name,
    Function<Position, Optional<Verdict>> formula,
    Function<Position, Optional<List<String>>> winning)
    implements Oracle {

  /** A formula that knows every position of the game, but names no moves. */
  static Oracle total(Claim claim, Function<Position, Verdict> formula) {
    return partial(claim, position -> Optional.of(formula.apply(position)));
  }

  /** A formula that is silent on some positions. */
  static Oracle partial(Claim claim, Function<Position, Optional<Verdict>> formula) {
    return new Formula(claim.quote(), formula, position -> Optional.empty());
  }

  /** A formula that knows every position, and all moves that win. */
  static Oracle withMoves(
      Claim claim,
      Function<Position, Verdict> formula,
      Function<Position, List<String>> winningMoves) {
    return new Formula(
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
