package zermelo.solve.dense;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.numbers.Nimber;
import zermelo.kernel.space.PositionRanking;
import zermelo.solve.Value;
import zermelo.solve.graph.GraphSolver;

/**
 * Solves positions of one part by filling arrays from rank 0 up ({@link DenseSweep}).
 *
 * <p>The arrays hold outcomes, remotenesses, and Grundy values if they apply. A later question
 * about a larger rank continues where the last one stopped.
 *
 * <p>It applies if the space has a ranking in which every option is smaller than its position, and
 * no option splits; {@link #reach} reports whether that held. The slow twins are {@link
 * GraphSolver} and {@code zermelo.testkit.ReferenceSolver}.
 */
public final class DenseSolver {
  private final Rules rules;
  private final boolean misere;
  private Optional<Tables> current = Optional.empty();

  /** A space with its results by rank. */
  private record Tables(
      Space space, DenseSweep sweep, DenseOutcomes outcomes, DenseNimbers nimbers) {
    static Tables of(Space space, PositionRanking ranking, Facts facts, boolean misere) {
      boolean withNimbers = facts.grundyApplies() && !misere;
      PackedValueArray packed =
          withNimbers
              ? PackedValueArray.ofOutcomesAndNimbers()
              : PackedValueArray.ofOutcomes(misere);
      DenseOutcomes outcomes = new DenseOutcomes(packed, facts, misere);
      DenseNimbers nimbers = new DenseNimbers(packed);
      List<DenseSweep.ResultArray> rows =
          withNimbers ? List.of(outcomes, nimbers) : List.of(outcomes);
      return new Tables(space, new DenseSweep(space, ranking, rows, packed), outcomes, nimbers);
    }
  }

  public DenseSolver(Rules rules, boolean misere) {
    this.rules = rules;
    this.misere = misere;
  }

  /** The number of positions that {@link #reach} would solve, or -1 if it cannot. */
  public long cost(Position part) {
    if (rules.facts().scored() || !open(part)) {
      return -1;
    }
    long rank = rank(current.orElseThrow(), part);
    return current.orElseThrow().sweep().reaches(rank) ? rank + 1 : -1;
  }

  /** Whether the part has a rank; the tables are then ready for it. */
  private boolean open(Position part) {
    if (current.filter(tables -> tables.space().holds(part)).isEmpty()) {
      Space space = rules.space(List.of(part));
      current =
          space
              .capability(PositionRanking.class)
              .map(ranking -> Tables.of(space, ranking, rules.facts(), misere));
    }
    return current.isPresent();
  }

  /** Solves a part and all parts of smaller rank; false if that is impossible for these rules. */
  public boolean reach(Position part, Progress progress) {
    if (rules.facts().scored() || !open(part)) {
      return false;
    }
    Tables tables = current.orElseThrow();
    return tables.sweep().fillTo(rank(tables, part), progress);
  }

  /** The value of a position of at most one part, if it was solved before. */
  public Optional<Value> value(Position position) {
    List<Position> parts = rules.parts(position);
    if (parts.isEmpty()) {
      Outcome end = DenseOutcomes.atEnd(Ending.OPEN, misere);
      return Optional.of(Value.of(end, 0, nimbersApply() ? 0 : Nimber.NONE));
    }
    return parts.size() > 1 ? Optional.empty() : valueOfPart(parts.getFirst());
  }

  private Optional<Value> valueOfPart(Position part) {
    return current
        .filter(tables -> tables.space().holds(part))
        .flatMap(
            tables -> {
              long rank = rank(tables, part);
              return rank < tables.sweep().filled()
                  ? Optional.of(valueOfRank(tables, (int) rank))
                  : Optional.empty();
            });
  }

  private Value valueOfRank(Tables tables, int rank) {
    return Value.of(
        tables.outcomes().outcome(rank),
        tables.outcomes().remoteness(rank),
        nimbersApply() ? tables.nimbers().get(rank) : Nimber.NONE);
  }

  private boolean nimbersApply() {
    return rules.facts().grundyApplies() && !misere;
  }

  private static long rank(Tables tables, Position part) {
    long[] words = new long[tables.space().words()];
    tables.space().pack(part, words, 0);
    return tables.sweep().rank(words);
  }
}
