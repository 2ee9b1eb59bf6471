package zermelo.solve.plan;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Evidence;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Progress;
import zermelo.solve.PositionEvaluator;
import zermelo.solve.ProvenBounds;
import zermelo.solve.Question;
import zermelo.solve.Value;
import zermelo.solve.bounds.BoundSearch;
import zermelo.solve.connection.ConnectionProof;
import zermelo.solve.dense.DenseSolver;
import zermelo.solve.graph.GraphSizeLimit;
import zermelo.solve.grundy.GrundyEvaluator;
import zermelo.solve.grundy.GrundyTable;
import zermelo.solve.positional.PositionalProof;

/**
 * Chooses how to answer a question, by the facts of its rules and never by their names.
 *
 * <p>It tries these methods in turn, until one applies and succeeds:
 *
 * <ol>
 *   <li>Values that were proven before, if they answer all of the question ({@link
 *       ProvenEvaluator}).
 *   <li>The whole graph, if it is small ({@code GraphSolver}). That gives the full answer, from the
 *       rules alone. If a closed form knows the winner and a winning move, the graph must be
 *       smaller still. This step is left out on large boards where a search on bits or of regions
 *       applies.
 *   <li>In normal play, the regions into which the position falls apart ({@link RegionEvaluator}):
 *       Grundy values if the game is impartial, otherwise the winner.
 *   <li>A closed form for the whole position, if the question has one that applies. In connection
 *       games a search for chains comes before it where it is cheap, because it knows the moves
 *       too.
 *   <li>A tablebase that contains the position. Tablebases have no Grundy values, so if these may
 *       exist, the next method comes first.
 *   <li>For one part with a ranking, arrays by rank ({@code DenseSolver}), which give the full
 *       answer too.
 *   <li>For sums of impartial games in normal play without ties, the Grundy values of the parts. (A
 *       game that is always one part gains nothing by this: its graph gives more.)
 *   <li>In positional games, a search on bits ({@link PositionalProof}). It proves the winner and
 *       the remoteness first, then the values of the moves as far as the limits allow.
 *   <li>In connection games, a search for chains that cannot be cut ({@link ConnectionProof}). It
 *       proves the winner, then the values of the moves.
 *   <li>A proof a few plies deep ({@code ProofSearch}), with a small share of the limits. It gives
 *       the winner and the winning moves, but not the values of the other moves.
 *   <li>In games without loops, a proof by alpha-beta search ({@link BoundSearch}). It is tried for
 *       a part of the limits, then the whole graph is, and then the search goes on.
 *   <li>The whole graph, as far as the limits allow. Games with loops end here.
 * </ol>
 *
 * <p>If the question does not want the remoteness, the Grundy values of the parts come second.
 */
public final class Planner {
  /** The limit on a small graph where arrays by rank apply is at least this. */
  private static final int SMALL = 20_000;

  /** With at least this much time, values of moves that were not proven before are computed. */
  private static final Duration LONG = Duration.ofSeconds(3);

  /** The share of the time for trying a small graph; the other methods need the rest. */
  private static final double SMALL_GRAPH_SHARE = 3.0 / 4;

  /**
   * The same in games without loops, where a search may prove the value without the whole graph.
   */
  private static final double SMALL_GRAPH_SHARE_BESIDE_PROOFS = 1.0 / 8;

  /** In games without loops, the share is at least this many seconds. */
  private static final double SHORT_SECONDS = 0.1;

  /** The number of moves to try when looking for one that a closed form knows to win. */
  private static final int TRIED_MOVES = 1_000;

  /** With this many bits, a board of regions has too many positions for its graph to be small. */
  private static final int MANY_BITS = 32;

  /**
   * One part in this many of the limit on positions is kept for the methods after a small graph.
   */
  private static final int PARTS = 16;

  /** The limit on positions of the region search if a closed form has already answered. */
  private static final long BESIDE_A_THEOREM = 1 << 24;

  private final Question question;
  private final TableCache memory;
  private final Progress progress;
  private final Rules whole;
  private final Position position;
  private final SearchPlanner searches;

  Planner(Question question, TableCache memory, Progress progress) {
    this.question = question;
    this.memory = memory;
    this.progress = progress;
    this.whole = question.rules();
    this.position = question.position();
    this.searches = new SearchPlanner(question, memory, progress, this::graphWithin);
  }

  /** An evaluator for the question's position, and usually for the targets of all its moves. */
  PositionEvaluator plan() {
    Optional<PositionEvaluator> theorem = theorem();
    if (question.method() == Question.Method.THEOREM) {
      return theorem
          .or(this::sumOfParts)
          .orElseThrow(() -> new BadInput("no theorem is known for " + whole.print(position)));
    }
    if (question.method() == Question.Method.TABLEBASE) {
      return tablebase()
          .orElseThrow(() -> new BadInput(whole.print(position) + " is not in the tablebase"));
    }
    Optional<ProvenEvaluator> stored = ProvenEvaluator.of(question);
    if (stored.isEmpty()) {
      return compute(theorem);
    }
    ProvenEvaluator known = stored.get();
    if (progress.limits().time().compareTo(LONG) < 0 || known.complete(question)) {
      return known;
    }
    try {
      return known.supplement(compute(theorem)); // adds the values of the other moves
    } catch (LimitReached tooMuch) {
      return known;
    }
  }

  private PositionEvaluator compute(Optional<PositionEvaluator> theorem) {
    Optional<PositionEvaluator> quick = question.plies() ? Optional.empty() : sumOfParts();
    if (quick.isPresent()) {
      return quick.get();
    }
    return smallGraphUnlessBeaten(theorem.filter(this::namesBestMove).isPresent())
        .or(this::regions)
        .or(() -> theorem.flatMap(known -> searches.chains()))
        .or(() -> theorem)
        .or(this::byTablebaseOrRank)
        .or(this::sumOfParts)
        .or(searches::find)
        .orElseGet(this::wholeGraph);
  }

  /** What is proven about the position, whether or not a limit ended the work. */
  ProvenBounds bounds() {
    return searches.bounds();
  }

  private Optional<PositionEvaluator> theorem() {
    boolean may = question.isSingleGame() && question.method().mayUseTheorems();
    return Optional.of(question.components().getFirst())
        .filter(component -> may)
        .flatMap(Question.Component::closedForm)
        .<PositionEvaluator>map(closedForm -> new TheoremEvaluator(closedForm, sumsOf(Map.of())))
        .filter(knowledge -> knowledge.value(position).isPresent());
  }

  /**
   * Whether a closed form answers the question about moves too: it knows a winning move if one
   * exists.
   */
  private boolean namesBestMove(PositionEvaluator theorem) {
    if (question.moveSelection() == Question.MoveSelection.NONE
        || theorem.value(position).map(Value::outcome).filter(Outcome.WIN::equals).isEmpty()
        || theorem.winningMoves(position).isPresent()
        || !theorem.hints(position).isEmpty()) {
      return true;
    }
    try {
      return whole.moves(position, MoveList.most(position, TRIED_MOVES)).moves().stream()
          .anyMatch(move -> isLost(theorem, move));
    } catch (RulesFault tooLarge) {
      return true; // the graph could not be searched either
    }
  }

  private boolean isLost(PositionEvaluator theorem, Move move) {
    boolean again = !whole.facts().impartial() && whole.turn(position) == whole.turn(move.target());
    return theorem
        .value(move.target())
        .map(Value::outcome)
        .filter((again ? Outcome.WIN : Outcome.LOSE)::equals)
        .isPresent();
  }

  /**
   * The small graph; empty on a large board to which a search applies, where it would only cost
   * time.
   */
  private Optional<PositionEvaluator> smallGraphUnlessBeaten(boolean answered) {
    boolean beaten =
        searches.beatsGraph()
            || (regionsApply() && memory.of(question).regions().size(position) >= MANY_BITS);
    return beaten ? Optional.empty() : smallGraph(answered);
  }

  private Optional<PositionEvaluator> smallGraph(boolean answered) {
    TableCache.GameTables game = memory.of(question);
    game.graph().shrinkTo(progress.limits().memory() / 2); // leaves memory for this question
    Optional<Boolean> found;
    try {
      GraphSizeLimit limit = beside(game.sizeLimit().next(answered));
      found =
          progress.tryPart(
              smallGraphShare(),
              progress.limits().positions() - progress.limits().positions() / PARTS,
              () -> searchGraph(game, limit));
    } catch (Space.Overflow | RulesFault notThisWay) {
      found = Optional.of(false); // other methods may work; if none does, wholeGraph() fails again
    }
    found.ifPresent(game.sizeLimit()::note); // a limit of the question says nothing about its game
    return found.orElse(false) ? Optional.of(searched(game, 0)) : Optional.empty();
  }

  /**
   * The share of the time for a small graph. A short time is always spent, because a graph tells
   * more than a proof.
   */
  private double smallGraphShare() {
    double least = SHORT_SECONDS / Math.max(0.001, (double) progress.limits().time().toSeconds());
    return whole.facts().acyclic()
        ? Math.clamp(least, SMALL_GRAPH_SHARE_BESIDE_PROOFS, SMALL_GRAPH_SHARE)
        : SMALL_GRAPH_SHARE;
  }

  /**
   * Reduces the size limit of a graph where arrays by rank apply.
   *
   * <p>A position costs far less there than in a graph. So the graph is searched first only if the
   * reachable positions are a small part of all ranks.
   */
  private GraphSizeLimit beside(GraphSizeLimit limit) {
    List<Position> parts = whole.parts(position);
    if (!question.isSingleGame() || parts.size() != 1) {
      return limit;
    }
    long ranks = memory.of(question).dense().cost(parts.getFirst());
    return ranks < 0 ? limit : limit.atMost(Math.max(SMALL, ranks / 1024));
  }

  private boolean searchGraph(TableCache.GameTables game, GraphSizeLimit limit) {
    return game.graph().reach(game.wrap().apply(position), limit, progress);
  }

  private Optional<PositionEvaluator> graphWithin(double share, long most) {
    TableCache.GameTables game = memory.of(question);
    long before = progress.positions();
    GraphSizeLimit limit = GraphSizeLimit.NONE.atMost(most);
    return progress
        .tryPart(share, most, () -> searchGraph(game, limit))
        .filter(found -> found)
        .map(found -> searched(game, before));
  }

  private boolean nimbersApply() {
    return !question.misere() && whole.facts().grundyApplies();
  }

  private PositionEvaluator wholeGraph() {
    long before = progress.positions();
    TableCache.GameTables game = memory.of(question);
    searchGraph(game, GraphSizeLimit.NONE);
    return searched(game, before);
  }

  private boolean regionsApply() {
    return !question.misere()
        && question.isSingleGame()
        && question.method().maySearch()
        && memory.of(question).regions().applies(position);
  }

  /**
   * The evaluator by regions, if the position falls apart into them.
   *
   * <p>If a closed form is known, the regions still tell more, but they may only use a share of the
   * limits.
   */
  private Optional<PositionEvaluator> regions() {
    if (!regionsApply()) {
      return Optional.empty();
    }
    boolean answered = theorem().isPresent();
    long most = answered ? BESIDE_A_THEOREM : progress.limits().positions() / 2;
    double share = answered ? 1.0 / 4 : whole.facts().impartial() ? 1 : 1.0 / 2;
    return RegionEvaluator.of(memory.of(question).regions(), position, progress, share, most);
  }

  private PositionEvaluator searched(TableCache.GameTables game, long before) {
    return TableEvaluator.of(
        at -> game.graph().value(game.wrap().apply(at)),
        "the whole graph was searched",
        progress.positions() - before);
  }

  private Optional<PositionEvaluator> byTablebaseOrRank() {
    if (!nimbersApply()) {
      return tablebase().or(this::byRank);
    }
    try {
      return byRank().or(this::tablebase);
    } catch (LimitReached exhausted) {
      Optional<PositionEvaluator> known = tablebase();
      if (known.isEmpty()) {
        throw exhausted;
      }
      return known;
    }
  }

  private Optional<PositionEvaluator> tablebase() {
    if (!question.isSingleGame()) {
      return Optional.empty();
    }
    return question
        .components()
        .getFirst()
        .tablebases()
        .holding(position)
        .map(
            table ->
                new TableEvaluator(
                    table.values(),
                    new Evidence(
                        Evidence.Kind.COMPUTED,
                        "every position was solved before, in " + table.name(),
                        table.positions())));
  }

  private Optional<PositionEvaluator> byRank() {
    List<Position> parts = whole.parts(position);
    if (!question.isSingleGame() || parts.size() != 1) {
      return Optional.empty();
    }
    long before = progress.positions();
    DenseSolver dense = memory.of(question).dense();
    if (!dense.reach(parts.getFirst(), progress)) {
      return Optional.empty();
    }
    return Optional.of(
        TableEvaluator.of(
            dense::value,
            "every position up to this one was solved, the smallest first",
            progress.positions() - before));
  }

  private Optional<PositionEvaluator> sumOfParts() {
    boolean compute = question.method() != Question.Method.THEOREM;
    if (compute && question.isSingleGame() && !whole.facts().heaps()) {
      return Optional.empty();
    }
    return sumsOf(compute ? memory.nimbers(question) : Map.of())
        .filter(knowledge -> knowledge.value(position).isPresent());
  }

  /**
   * Evaluates sums by Grundy values, if they apply. Without tables, only closed forms give them.
   */
  private Optional<PositionEvaluator> sumsOf(Map<Rules, GrundyTable> tables) {
    return nimbersApply()
        ? Optional.of(new GrundyEvaluator(question, tables, progress))
        : Optional.empty();
  }
}
