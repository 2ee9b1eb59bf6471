package zermelo.library.theorems;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;

/**
 * An oracle that has more to tell: which moves are worth a look, or how its statement is worked out
 * with the numbers of a position.
 */
public record AnnotatedClosedForm(
    ClosedForm oracle,
    Function<Position, List<String>> hint,
    Function<Position, Optional<String>> steps)
    implements ClosedForm {

  /** An oracle that also knows which moves are worth a look. */
  public static ClosedForm withHints(ClosedForm oracle, Function<Position, List<String>> hint) {
    return new AnnotatedClosedForm(oracle, hint, oracle::working);
  }

  /** An oracle that shows how its statement is worked out. */
  public static ClosedForm withWorking(ClosedForm oracle, Function<Position, String> steps) {
    return new AnnotatedClosedForm(
        oracle, oracle::hints, position -> Optional.of(steps.apply(position)));
  }

  @Override
  public Optional<Verdict> verdict(Position position) {
    return oracle.verdict(position);
  }

  @Override
  public String name() {
    return oracle.name();
  }

  @Override
  public Optional<String> working(Position position) {
    return steps.apply(position);
  }

  @Override
  public Optional<List<String>> movesTo(Position position, long nimber) {
    return oracle.movesTo(position, nimber);
  }

  @Override
  public Optional<List<String>> winningMoves(Position position) {
    return oracle.winningMoves(position);
  }

  @Override
  public List<String> hints(Position position) {
    return hint.apply(position);
  }
}
