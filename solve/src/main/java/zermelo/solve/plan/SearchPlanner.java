package zermelo.solve.plan;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import zermelo.kernel.Evidence;
import zermelo.kernel.Position;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Progress;
import zermelo.solve.PositionEvaluator;
import zermelo.solve.ProvenBounds;
import zermelo.solve.Question;
import zermelo.solve.Value;
import zermelo.solve.bounds.BoundSearch;
import zermelo.solve.connection.ConnectionProof;
import zermelo.solve.positional.PositionalProof;
import zermelo.solve.search.ProofSearch;

/** Tries the methods of {@link Planner} that prove a value by looking at a part of the graph. */
final class SearchPlanner {
  /** {@code ProofSearch} may use one part in this many of the limits. */
  private static final int PARTS = 16;

  private static final int MOST_PROOF_POSITIONS = 1 << 19;

  /** Once this part of the limits is used, an answer is not refined; writing it needs the rest. */
  private static final double USED_BY_REFINING = 0.9;

  /** The same for finding a move that keeps the value: without one, the answer is of little use. */
  private static final double USED_BY_BEST_MOVE = 0.97;

  /**
   * If the outcome is proven, a graph of up to this many positions is still searched: it tells
   * more.
   */
  private static final int CHEAP_GRAPH = 1 << 20;

  /**
   * With at most this many free cells, chains are searched although a closed form knows the winner.
   */
  private static final int CHEAP_CHAINS = 36;

  /** With this many free cells, a positional game has too many positions to search them all. */
  private static final int MANY_CELLS = 24;

  private final Question question;
  private final TableCache memory;
  private final Progress progress;
  private final GraphSearch graph;
  private Supplier<ProvenBounds> bounds = () -> ProvenBounds.NOTHING;
  private Optional<Optional<PositionalProof>> positionalProof = Optional.empty();

  /** Searches the whole graph within a share of the time and a number of positions. */
  @FunctionalInterface
  interface GraphSearch {
    Optional<PositionEvaluator> within(double share, long positions);
  }

  SearchPlanner(Question question, TableCache memory, Progress progress, GraphSearch graph) {
    this.question = question;
    this.memory = memory;
    this.progress = progress;
    this.graph = graph;
  }

  /** The values found by the first search that applies and ends. */
  Optional<PositionEvaluator> find() {
    return !question.method().maySearch()
        ? Optional.empty()
        : positional().or(this::connection).or(this::proof).or(this::boundSearch);
  }

  /** Whether a search applies that is better than trying the whole graph first. */
  boolean beatsGraph() {
    return question.method().maySearch()
        && positionalProof().filter(proof -> proof.free() >= MANY_CELLS).isPresent();
  }

  private Optional<PositionalProof> positionalProof() {
    if (positionalProof.isEmpty()) {
      positionalProof =
          Optional.of(
              PositionalProof.of(question, memory.positional(), progress.limits().memory()));
    }
    return positionalProof.get();
  }

  /** What is proven about the position, whether or not a limit ended the work. */
  ProvenBounds bounds() {
    return bounds.get();
  }

  private boolean valueOnly() {
    return question.moveSelection() == Question.MoveSelection.NONE;
  }

  /** Whether the question only wants a Grundy value, which no proof finds. */
  private boolean nimberWanted() {
    return !question.misere() && question.rules().facts().grundyApplies() && valueOnly();
  }

  /** The outcome in a positional game, and what else the rest of the limits allows. */
  private Optional<PositionEvaluator> positional() {
    return positionalProof()
        .map(
            proof -> {
              long before = progress.positions();
              bounds = () -> ProvenBounds.of(proof.bounds().least(), proof.bounds().most());
              proof.solve(false, progress);
              if (!valueOnly()) {
                tryUntil(USED_BY_BEST_MOVE, () -> proof.solveBestMove(progress));
              }
              tryRest(() -> proof.solve(question.plies(), progress));
              if (!valueOnly()) {
                tryRest(() -> proof.solveMoves(false, progress));
                tryRest(() -> proof.solveMoves(question.plies(), progress));
              }
              Map<Position, Value> values = proof.values();
              return new TableEvaluator(
                  at -> Optional.ofNullable(values.get(at)),
                  new Evidence(
                      Evidence.Kind.SEARCH,
                      "by alpha-beta search on sets of cells",
                      progress.positions() - before));
            });
  }

  /** The winner in a connection game, and the values of the moves as far as the limits allow. */
  private Optional<PositionEvaluator> connection() {
    return ConnectionProof.of(question, memory.store())
        .map(
            proof -> {
              long before = progress.positions();
              proof.solve(progress);
              return withMoves(proof, before);
            });
  }

  /**
   * The values of the moves in a connection game whose winner a closed form knows.
   *
   * <p>Empty unless they are wanted and cheap, and half of the limits is enough to find them all.
   */
  Optional<PositionEvaluator> chains() {
    if (valueOnly() || question.method() != Question.Method.AUTO) {
      return Optional.empty();
    }
    long before = progress.positions();
    return ConnectionProof.of(question, memory.store())
        .filter(proof -> proof.free() <= CHEAP_CHAINS)
        .flatMap(
            proof ->
                progress.tryPart(
                    1.0 / 2,
                    progress.limits().positions() / 2,
                    () -> {
                      proof.solve(progress);
                      proof.solveMoves(progress);
                      return chains(proof, before);
                    }));
  }

  private PositionEvaluator withMoves(ConnectionProof proof, long before) {
    if (!valueOnly()) {
      tryRest(() -> proof.solveMoves(progress));
    }
    return chains(proof, before);
  }

  private PositionEvaluator chains(ConnectionProof proof, long before) {
    Map<Position, Value> values = proof.values();
    return new TableEvaluator(
        at -> Optional.ofNullable(values.get(at)),
        new Evidence(
            Evidence.Kind.SEARCH,
            "by a search for chains that cannot be cut",
            progress.positions() - before));
  }

  /**
   * The values that {@code ProofSearch} finds, if it proves an outcome.
   *
   * <p>It finds no Grundy values, so it is not tried where the question only wants one.
   */
  private Optional<PositionEvaluator> proof() {
    if (nimberWanted()) {
      return Optional.empty();
    }
    long before = progress.positions();
    long most = Math.min(MOST_PROOF_POSITIONS, progress.limits().positions() / PARTS);
    return ProofSearch.of(question, progress, 1.0 / PARTS, most)
        .map(
            proof ->
                new TableEvaluator(
                    at -> Optional.ofNullable(proof.values().get(at)),
                    new Evidence(
                        Evidence.Kind.SEARCH,
                        "by looking "
                            + (proof.plies() == 1 ? "1 ply" : proof.plies() + " plies")
                            + " ahead",
                        progress.positions() - before)));
  }

  /** Does work until nearly all of the limits is used. */
  private void tryRest(Runnable work) {
    tryUntil(USED_BY_REFINING, work);
  }

  private void tryUntil(double used, Runnable work) {
    double share = used - progress.used();
    if (share <= 0) {
      return;
    }
    progress.tryPart(
        share,
        (long) (USED_BY_REFINING * progress.remaining().positions()),
        () -> {
          work.run();
          return true;
        });
  }

  /**
   * Proves values by {@link BoundSearch}, and in between tries the whole graph, which tells more.
   *
   * <p>If the outcome is proven quickly, the graph may take a few times as many positions. If not,
   * the graph is tried for a while, and then the search goes on to the end of the limits.
   */
  private Optional<PositionEvaluator> boundSearch() {
    if (nimberWanted()) {
      return Optional.empty();
    }
    TableCache.GameTables game = memory.of(question);
    game.search().shrinkTo(progress.limits().memory() / 2);
    Optional<BoundSearch> applicable = BoundSearch.of(question, game.search());
    if (applicable.isEmpty()) {
      return Optional.empty();
    }
    BoundSearch search = applicable.get();
    bounds = search::bounds;
    long before = progress.positions();
    long half = progress.limits().positions() / 2;
    tryStep(1.0 / 4, half, search::decide);
    long visited = progress.positions() - before;
    long most = search.decided() ? Math.max(CHEAP_GRAPH, 4 * visited) : half;
    Optional<PositionEvaluator> whole =
        search.decided() && valueOnly() ? Optional.empty() : graph.within(1.0 / 4, most);
    if (whole.isPresent()) {
      return whole;
    }
    if (!decides(search)) {
      return Optional.empty();
    }
    if (!valueOnly()) {
      tryStep(1.0 / 4, Math.max(CHEAP_GRAPH, 4 * visited), search::findBestMove);
      tryStep(1.0 / 4, Math.max(CHEAP_GRAPH, 4 * visited), search::judgeMoves);
    }
    if (question.plies()) {
      tryStep(1.0 / 8, Math.max(CHEAP_GRAPH, 4 * visited), search::countPlies);
    }
    Map<Position, Value> values = search.values();
    return Optional.of(
        new TableEvaluator(
            at -> Optional.ofNullable(values.get(at)),
            new Evidence(
                Evidence.Kind.SEARCH,
                "by alpha-beta search of a part of the game",
                progress.positions() - before)));
  }

  /** Whether a search decides the outcome; false if the game is too wide or too long for it. */
  private boolean decides(BoundSearch search) {
    try {
      search.decide(progress);
      return true;
    } catch (LimitReached reached) {
      if (reached.kind() != LimitReached.Kind.TABLE_SIZE) {
        throw reached;
      }
      return false;
    }
  }

  private void tryStep(double share, long most, Consumer<Progress> step) {
    progress.tryPart(
        share,
        most,
        () -> {
          step.accept(progress);
          return true;
        });
  }
}
