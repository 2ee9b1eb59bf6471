package zermelo.solve.graph;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zermelo.kernel.Facts;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.numbers.Nimber;
import zermelo.solve.Value;
import zermelo.solve.table.ChunkedIntArray;

/**
 * Solves positions by searching everything that can be reached from them.
 *
 * <p>It handles all rules: loops, ties, moves that keep the turn, scores, normal and misère play.
 * It explores a {@link PositionGraph} breadth first and then evaluates it from its ends: {@link
 * RetrogradeAnalysis} for outcomes, {@link NimberAnalysis} for Grundy values if they apply, {@link
 * MarginAnalysis} for scores. Nothing recurses, so the depth of a game does not matter.
 *
 * <p>It keeps its table, so a later question explores only new positions. If a move leaves the
 * space, the search starts again in a wider one, and the old table is lost.
 *
 * <p>The slow twin is {@code zermelo.testkit.ReferenceSolver}.
 */
public final class GraphSolver {
  private final Facts facts;
  private final boolean misere;
  private final Function<Position, Space> spaces;
  private final boolean partsOnly;
  private Optional<Tables> current = Optional.empty();

  /** A space with the results for its positions. */
  private record Tables(
      PositionGraph graph,
      ChunkedIntArray nimbers,
      ChunkedIntArray margins,
      ChunkedIntArray delays) {
    static Tables of(Space space, Facts facts) {
      return new Tables(
          new PositionGraph(space, facts.scored()),
          new ChunkedIntArray(),
          new ChunkedIntArray(),
          new ChunkedIntArray());
    }

    long bytes() {
      return graph.bytes() + nimbers.bytes() + margins.bytes() + delays.bytes();
    }
  }

  /**
   * Creates a solver.
   *
   * @param spaces creates a space that holds the position and whose options have one part each
   */
  public GraphSolver(Facts facts, boolean misere, Function<Position, Space> spaces) {
    this(facts, misere, spaces, false);
  }

  private GraphSolver(
      Facts facts, boolean misere, Function<Position, Space> spaces, boolean partsOnly) {
    this.facts = facts;
    this.misere = misere;
    this.spaces = spaces;
    this.partsOnly = partsOnly;
  }

  /** A solver for the nimbers of single parts, whose options may have many parts. */
  public static GraphSolver ofParts(Rules rules) {
    return new GraphSolver(rules.facts(), false, part -> rules.space(List.of(part)), true);
  }

  /** The value of a position, searched as far as the limits allow. */
  public Value solve(Position position, Progress progress) {
    int id = node(position, GraphSizeLimit.NONE, progress);
    if (id < 0) {
      throw new IllegalStateException("a search without a size was stopped by it");
    }
    return value(current.orElseThrow(), id);
  }

  /**
   * Solves a position and everything that can be reached from it.
   *
   * <p>Returns false if the graph is too large. May throw {@link LimitReached}, and {@link
   * Space.Overflow} if no space is wide enough.
   */
  public boolean reach(Position position, GraphSizeLimit size, Progress progress) {
    return node(position, size, progress) >= 0;
  }

  /** Solves a position; returns its number, or -1 if the graph is too large. */
  private int node(Position position, GraphSizeLimit size, Progress progress) {
    Tables tables =
        current
            .filter(now -> now.graph().space().holds(position))
            .orElseGet(() -> Tables.of(spaces.apply(position), facts));
    while (true) {
      current = Optional.of(tables);
      try {
        return node(tables, position, size, progress);
      } catch (Space.Overflow overflow) {
        current = Optional.empty();
        tables = Tables.of(tables.graph().space().wider(), facts);
      }
    }
  }

  private int node(Tables tables, Position position, GraphSizeLimit size, Progress progress) {
    PositionGraph graph = tables.graph();
    boolean done = false;
    try {
      int id = graph.node(position);
      if (graph.fresh() > 0 && graph.explore(size, progress)) {
        valueFresh(tables, progress);
        graph.settle();
      }
      done = graph.fresh() == 0;
      return done ? id : -1;
    } finally {
      if (!done) {
        graph.forget();
        tables.nimbers().truncate(Math.min(graph.base(), tables.nimbers().size()));
        tables.margins().truncate(Math.min(graph.base(), tables.margins().size()));
        tables.delays().truncate(Math.min(graph.base(), tables.delays().size()));
      }
    }
  }

  private void valueFresh(Tables tables, Progress progress) {
    if (facts.scored()) {
      MarginAnalysis.run(tables.graph(), tables.margins(), tables.delays(), misere, progress);
      return;
    }
    if (!partsOnly) {
      new RetrogradeAnalysis(tables.graph(), facts, misere, progress).solve();
    }
    if (nimbersApply()) {
      NimberAnalysis.run(tables.graph(), tables.nimbers(), progress);
    }
  }

  private boolean nimbersApply() {
    return facts.grundyApplies() && !misere;
  }

  /** The value of a position that was solved before; otherwise empty. */
  public Optional<Value> value(Position position) {
    try {
      return current
          .filter(tables -> tables.graph().space().holds(position))
          .flatMap(tables -> value(tables, position));
    } catch (Space.Overflow overflow) {
      return Optional.empty(); // a position outside the space was never solved in it
    }
  }

  private Optional<Value> value(Tables tables, Position position) {
    PositionGraph graph = tables.graph();
    int id = graph.find(position);
    return id < 0 ? Optional.empty() : Optional.of(value(tables, id));
  }

  private Value value(Tables tables, int id) {
    NodeValues values = tables.graph().values();
    int remoteness = values.remoteness(id);
    if (facts.scored()) {
      return Value.ofMargin(tables.margins().get(id), remoteness, tables.delays().get(id));
    }
    int nimber = nimbersApply() ? tables.nimbers().get(id) : Nimber.NONE;
    return Value.of(values.outcome(id), remoteness, nimber);
  }

  /** The nimber of a position that was solved before, as encoded by {@link Nimber}. */
  public int nimber(Position position) {
    Tables tables = current.orElseThrow();
    return tables.nimbers().get(tables.graph().find(position));
  }

  /** Drops all tables if they use more memory than this. */
  public void shrinkTo(long bytes) {
    current = current.filter(tables -> tables.bytes() <= bytes);
  }

  /** The number of positions in the table. */
  public int size() {
    return current.map(tables -> tables.graph().size()).orElse(0);
  }
}
