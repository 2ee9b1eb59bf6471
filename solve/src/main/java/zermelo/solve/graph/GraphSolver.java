package zermelo.solve.graph;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zermelo.kernel.Facts;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.numbers.Nimber;
import zermelo.solve.Value;
import zermelo.solve.table.ChunkedIntArray;

/**
 * Solves positions by searching all that can be reached from them: any rules, with loops, ties,
 * turns that stay, scores, in normal and misère play. It explores a {@link PositionGraph} breadth
 * first and then values it from its ends: {@link RetrogradeAnalysis} for outcomes, {@link
 * NimberAnalysis} for Grundy values where there can be any, {@link MarginAnalysis} for scores.
 * Nothing recurses, so the depth of a game does not matter.
 *
 * <p>The table stays: a later question explores only what is new. If a move leaves the space, the
 * search starts again in a wider one, and the old table is lost.
 *
 * <p>The slow twin is {@code zermelo.testkit.Twin}.
 */
public final class GraphSolver {
  private final Facts facts;
  private final boolean misere;
  private final Function<Position, Space> spaces;
  private final boolean partsOnly;
  private Optional<Tables> current = Optional.empty();

  /** A space with all that is known of its positions. */
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
   * @param spaces makes a space whose options have one part each and which holds the position
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

  /** A solver of single parts, which finds their nimbers only: options may have many parts. */
  public static GraphSolver ofParts(Rules rules) {
    return new GraphSolver(rules.facts(), false, part -> rules.space(List.of(part)), true);
  }

  /** The value of a position, whatever its graph costs within the meter's budget. */
  public Value solve(Position position, Progress meter) {
    int id = node(position, GraphSizeLimit.NONE, meter);
    if (id < 0) {
      throw new IllegalStateException("a search without a quota was stopped by it");
    }
    return value(current.orElseThrow(), id);
  }

  /**
   * Solves a position and all that can be reached from it; false if the quota does not suffice. May
   * throw {@link Limits.LimitReached}, and {@link Space.Overflow} if no space is wide enough.
   */
  public boolean reach(Position position, GraphSizeLimit quota, Progress meter) {
    return node(position, quota, meter) >= 0;
  }

  /** The number of a position that is solved then, or -1. */
  private int node(Position position, GraphSizeLimit quota, Progress meter) {
    Tables tables =
        current
            .filter(now -> now.graph().space().holds(position))
            .orElseGet(() -> Tables.of(spaces.apply(position), facts));
    while (true) {
      current = Optional.of(tables);
      try {
        return node(tables, position, quota, meter);
      } catch (Space.Overflow overflow) {
        current = Optional.empty();
        tables = Tables.of(tables.graph().space().wider(), facts);
      }
    }
  }

  private int node(Tables tables, Position position, GraphSizeLimit quota, Progress meter) {
    PositionGraph graph = tables.graph();
    boolean done = false;
    try {
      int id = graph.node(position);
      if (graph.fresh() > 0 && graph.explore(quota, meter)) {
        valueFresh(tables, meter);
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

  private void valueFresh(Tables tables, Progress meter) {
    if (facts.scored()) {
      MarginAnalysis.run(tables.graph(), tables.margins(), tables.delays(), misere, meter);
      return;
    }
    if (!partsOnly) {
      new RetrogradeAnalysis(tables.graph(), facts.impartial(), misere, meter).solve();
    }
    if (nimbersApply()) {
      NimberAnalysis.run(tables.graph(), tables.nimbers(), meter);
    }
  }

  private boolean nimbersApply() {
    return facts.grundyApplies() && !misere;
  }

  /** What is known of a position that was reached before. */
  public Optional<Value> value(Position position) {
    try {
      return current
          .filter(tables -> tables.graph().space().holds(position))
          .flatMap(tables -> value(tables, position));
    } catch (Space.Overflow overflow) {
      return Optional.empty(); // what the space cannot hold was never reached in it
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

  /** The nimber of a position that was reached before, as {@link Nimber} codes it. */
  public int nimber(Position position) {
    Tables tables = current.orElseThrow();
    return tables.nimbers().get(tables.graph().find(position));
  }

  /** Forgets everything if the tables take more than this. */
  public void shrinkTo(long bytes) {
    current = current.filter(tables -> tables.bytes() <= bytes);
  }

  /** How many positions are in the table. */
  public int size() {
    return current.map(tables -> tables.graph().size()).orElse(0);
  }
}
