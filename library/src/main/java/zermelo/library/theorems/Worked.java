package zermelo.library.theorems;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zermelo.kernel.Oracle;
import zermelo.kernel.Position;
import zermelo.kernel.Verdict;

/** An oracle that shows how its statement is worked out. */
record Worked(Oracle oracle, Function<Position, String> steps) implements Oracle {
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
    return Optional.of(steps.apply(position));
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
    return oracle.hints(position);
  }
}
