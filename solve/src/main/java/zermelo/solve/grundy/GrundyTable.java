package zermelo.solve.grundy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.numbers.Nimber;
import zermelo.kernel.space.PositionRanking;
import zermelo.solve.dense.DenseNimbers;
import zermelo.solve.dense.DenseSweep;
import zermelo.solve.dense.PackedValueArray;
import zermelo.solve.graph.GraphSizeLimit;
import zermelo.solve.graph.GraphSolver;
import zermelo.solve.graph.NimberAnalysis;

/**
 * Computes the Grundy values of the parts of one game in normal play, and keeps them.
 *
 * <p>Values are those of {@link Nimber}. An option may split a part into several; their values add.
 *
 * <p>A small graph of parts is searched ({@link NimberAnalysis}). If it is larger and the space has
 * a suitable ranking, an array is filled by rank, a few bytes for each part ({@link DenseSweep}).
 * Otherwise the graph is searched as far as the limits allow. The slow twin of both is {@code
 * zermelo.testkit.ReferenceSolver}, which does not know about parts.
 */
public final class GrundyTable {
  private static final GraphSizeLimit SMALL = new GraphSizeLimit(20_000, 200_000);

  /**
   * From this many positions on, arrays replace a graph that has one position for every few ranks.
   */
  private static final int MANY = 4_000;

  private static final long RANKS_PER_POSITION = 4;

  private final Rules rules;
  private final GraphSolver graph;
  private Optional<Dense> dense = Optional.empty();
  private boolean sweepFailed;

  private record Dense(Space space, DenseSweep sweep, DenseNimbers nimbers) {
    OptionalInt get(Position part) {
      if (!space.holds(part)) {
        return OptionalInt.empty();
      }
      long rank = rank(part);
      return rank < sweep.filled() ? OptionalInt.of(nimbers.get((int) rank)) : OptionalInt.empty();
    }

    long rank(Position part) {
      long[] words = new long[space.words()];
      space.pack(part, words, 0);
      return sweep.rank(words);
    }
  }

  public GrundyTable(Rules rules) {
    this.rules = rules;
    this.graph = GraphSolver.ofParts(rules);
  }

  /** The value of a part, {@link Nimber#NONE} if it has none. */
  public int nimber(Position part, Progress progress) {
    OptionalInt known = dense.map(table -> table.get(part)).orElse(OptionalInt.empty());
    if (known.isPresent()) {
      return known.getAsInt();
    }
    if (dense.isEmpty() && !outgrown(part) && graph.reach(part, SMALL, progress)) {
      return graph.nimber(part);
    }
    if (fillTo(part, progress)) {
      return dense.orElseThrow().get(part).orElseThrow();
    }
    graph.reach(part, GraphSizeLimit.NONE, progress);
    return graph.nimber(part);
  }

  /**
   * Whether many small questions have filled the graph so densely that arrays are cheaper.
   *
   * <p>A table of values asks for one number after the other. Each question adds only one position
   * to the graph, but all the edges of that position.
   */
  private boolean outgrown(Position part) {
    if (sweepFailed || graph.size() < MANY) {
      return false;
    }
    Space space = rules.space(List.of(part));
    return space
        .capability(PositionRanking.class)
        .map(ranking -> empty(space, ranking).rank(part))
        .filter(rank -> rank <= RANKS_PER_POSITION * graph.size())
        .isPresent();
  }

  private boolean fillTo(Position part, Progress progress) {
    if (sweepFailed) {
      return false;
    }
    if (dense.filter(table -> table.space().holds(part)).isEmpty()) {
      Space space = rules.space(List.of(part));
      dense = space.capability(PositionRanking.class).map(ranking -> empty(space, ranking));
    }
    boolean filled =
        dense.map(table -> table.sweep().fillTo(table.rank(part), progress)).orElse(false);
    if (!filled) {
      // A rank that is too large does not rule out smaller questions; a fault or a wrong order
      // does.
      sweepFailed = dense.map(table -> table.rank(part) < DenseSweep.MAX_RANKS).orElse(true);
      dense = Optional.empty();
    }
    return filled;
  }

  private static Dense empty(Space space, PositionRanking ranking) {
    PackedValueArray packed = PackedValueArray.ofNimbers();
    DenseNimbers nimbers = new DenseNimbers(packed);
    return new Dense(space, new DenseSweep(space, ranking, List.of(nimbers), packed), nimbers);
  }
}
