package zermelo.library.theorems;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zermelo.kernel.Oracle;
import zermelo.kernel.Position;
import zermelo.kernel.Verdict;

/** An oracle that also knows which moves are worth a look. */
record Hinted(Oracle oracle, Function<Position, List<String>> hint) implements Oracle {
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
    return oracle.working(position);
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
