package zermelo.solve.plan;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import zermelo.kernel.Evidence;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.solve.PositionEvaluator;
import zermelo.solve.ProvenBounds;
import zermelo.solve.Question;
import zermelo.solve.Value;
import zermelo.solve.bounds.BoundSearch;
import zermelo.solve.dense.DenseSolver;
import zermelo.solve.graph.GraphSizeLimit;
import zermelo.solve.grundy.GrundyEvaluator;
import zermelo.solve.grundy.GrundyTable;
import zermelo.solve.positional.PositionalProof;
import zermelo.solve.search.ProofSearch;

/**
 * Chooses how to answer a question, by the facts of its rules and never by their names.
 *
 * <ol>
 *   <li>A small graph is searched completely. That gives the full answer, from the rules alone.
 *   <li>Else, for impartial games in normal play whose positions fall apart, the Grundy values of
 *       the regions.
 *   <li>Else a closed form for the whole position, if the question has one that applies.
 *   <li>Else a tablebase, if one contains the position. Tablebases have no Grundy values, so if
 *       these may exist the next method comes first.
 *   <li>Else, for one part with a ranking, arrays by rank, which also give the full answer.
 *   <li>Else, for sums of impartial games in normal play without ties, the Grundy values of the
 *       parts. (A game that is always one part gains nothing by this: its graph gives more.)
 *   <li>Else, in positional games, a search on bits ({@link PositionalProof}). It proves the winner
 *       and the remoteness first, then the values of the moves as far as the limits allow.
 *   <li>Else a proof by searching a few plies ahead, with a small share of the limits. It gives the
 *       winner and the winning moves, but not the values of the other moves.
 *   <li>Else, in games without loops, a proof by alpha-beta search ({@link BoundSearch}), before
 *       the whole graph where that is large, and after it again.
 *   <li>Else the whole graph, as far as the limits allow. Games with loops end here.
 * </ol>
 *
 * <p>If the question does not want the remoteness, the Grundy values of the parts come first.
 */
public final class Planner {
  /** A graph of this many positions may be searched in any case. */
  private static final int SMALL = 20_000;

  /** The share of the time for trying a small graph; the other methods need the rest. */
  private static final double SMALL_GRAPH_SHARE = 3.0 / 4;

  /** The proof search may use one part in this many of the limits. */
  private static final int PARTS = 16;

  private static final int LOOKED_AT = 1 << 19;

  /** The share of the remaining limits that values of moves may use. */
  private static final double KEPT = 0.9;

  /** The whole graph of so many positions is worth searching although the outcome is proven. */
  private static final int CHEAP_GRAPH = 1 << 20;

  /** Regions that may be looked at where a closed form has answered already. */
  private static final long BESIDE_A_THEOREM = 1 << 22;

  private final Question question;
  private final TableCache memory;
  private final Progress progress;
  private final Rules whole;
  private final Position position;
  private Supplier<ProvenBounds> bounds = () -> ProvenBounds.NOTHING;

  Planner(Question question, TableCache memory, Progress progress) {
    this.question = question;
    this.memory = memory;
    this.progress = progress;
    this.whole = question.rules();
    this.position = question.position();
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
    Optional<PositionEvaluator> quick = question.plies() ? Optional.empty() : sumOfParts();
    if (quick.isPresent()) {
      return quick.get();
    }
    return smallGraph(theorem.isPresent())
        .or(this::regions)
        .or(() -> theorem)
        .or(this::byArchiveOrRank)
        .or(this::sumOfParts)
        .or(this::positional)
        .or(this::proof)
        .or(this::boundSearch)
        .orElseGet(this::wholeGraph);
  }

  /** What is proven about the position, whether or not a limit ended the work. */
  ProvenBounds bounds() {
    return bounds.get();
  }

  private Optional<PositionEvaluator> theorem() {
    boolean may = question.isSingleGame() && question.method() != Question.Method.COMPUTED;
    return Optional.of(question.components().getFirst())
        .filter(component -> may)
        .flatMap(Question.Component::closedForm)
        .<PositionEvaluator>map(closedForm -> new TheoremEvaluator(closedForm, sumsOf(Map.of())))
        .filter(knowledge -> knowledge.value(position).isPresent());
  }

  private Optional<PositionEvaluator> smallGraph(boolean answered) {
    TableCache.GameTables game = memory.of(question);
    game.graph().shrinkTo(progress.limits().memory() / 2); // leaves memory for this question
    boolean found;
    try {
      GraphSizeLimit quota = beside(game.sizeLimit().quota(answered));
      found =
          progress
              .tryPart(
                  SMALL_GRAPH_SHARE,
                  progress.limits().positions() - progress.limits().positions() / PARTS,
                  () -> searchGraph(game, quota))
              .orElse(false);
    } catch (Space.Overflow | RulesFault notThisWay) {
      found = false; // other methods may work; if none does, wholeGraph() fails again
    }
    game.sizeLimit().note(found);
    return found ? Optional.of(searched(game, 0)) : Optional.empty();
  }

  /**
   * Reduces the size limit of a graph if arrays by rank apply.
   *
   * <p>A position costs far less there than in a graph. So the graph is searched first only if the
   * reachable positions are a small part of all ranks.
   */
  private GraphSizeLimit beside(GraphSizeLimit quota) {
    List<Position> parts = whole.parts(position);
    if (!question.isSingleGame() || parts.size() != 1) {
      return quota;
    }
    long ranks = memory.of(question).dense().cost(parts.getFirst());
    return ranks < 0 ? quota : quota.atMost(Math.max(SMALL, ranks / 1024));
  }

  private boolean searchGraph(TableCache.GameTables game, GraphSizeLimit quota) {
    return game.graph().reach(game.wrap().apply(position), quota, progress);
  }

  /**
   * The values that a proof search finds, if it proves an outcome.
   *
   * <p>It finds no Grundy values, so it is not tried where the question is about one.
   */
  private Optional<PositionEvaluator> proof() {
    boolean nimberWanted =
        nimbersApply() && question.moveSelection() == Question.MoveSelection.NONE;
    if (question.method() == Question.Method.COMPUTED || nimberWanted) {
      return Optional.empty();
    }
    long before = progress.positions();
    long most = Math.min(LOOKED_AT, progress.limits().positions() / PARTS);
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

  /** The values in a positional game: the outcome, and what the rest of the limits allows. */
  private Optional<PositionEvaluator> positional() {
    if (question.method() == Question.Method.COMPUTED) {
      return Optional.empty();
    }
    return PositionalProof.of(question, memory.positional(), progress.limits().memory())
        .map(
            proof -> {
              long before = progress.positions();
              bounds = () -> ProvenBounds.of(proof.bounds().least(), proof.bounds().most());
              proof.solve(false, progress);
              tryRest(() -> proof.solve(question.plies(), progress));
              if (question.moveSelection() != Question.MoveSelection.NONE) {
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

  /** Does work with nearly all that remains of the limits, so that the answer can be written. */
  private void tryRest(Runnable work) {
    Limits left = progress.remaining();
    double share = KEPT * Math.max(0, 1 - progress.used());
    progress.tryPart(
        share,
        (long) (KEPT * left.positions()),
        () -> {
          work.run();
          return true;
        });
  }

  /**
   * Searches for a proof, and between its stages for the whole graph, which tells more.
   *
   * <p>If the outcome is proven quickly, the graph may take a few times as many positions. If not,
   * the graph has its chance, and the search then continues to the end of the limits.
   */
  private Optional<PositionEvaluator> boundSearch() {
    boolean nimberWanted = nimbersApply() && valueOnly();
    if (question.method() == Question.Method.COMPUTED || nimberWanted) {
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
        search.decided() && valueOnly() ? Optional.empty() : graphWithin(1.0 / 4, most);
    if (whole.isPresent()) {
      return whole;
    }
    if (!decides(search)) {
      return Optional.empty();
    }
    if (!valueOnly()) {
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

  /** Whether a search ends with a decision; false if the game is too wide or too long for it. */
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

  private boolean valueOnly() {
    return question.moveSelection() == Question.MoveSelection.NONE;
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

  private Optional<PositionEvaluator> graphWithin(double share, long most) {
    TableCache.GameTables game = memory.of(question);
    long before = progress.positions();
    GraphSizeLimit quota = GraphSizeLimit.NONE.atMost(most);
    return progress
        .tryPart(share, most, () -> searchGraph(game, quota))
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

  /**
   * The Grundy values of the regions into which the position falls apart.
   *
   * <p>If a closed form is known, the regions tell more, but they may only use a share of the
   * limits.
   */
  private Optional<PositionEvaluator> regions() {
    if (question.misere()
        || !question.isSingleGame()
        || question.method() != Question.Method.AUTO
        || !memory.of(question).regions().applies(position)) {
      return Optional.empty();
    }
    boolean answered = theorem().isPresent();
    long most = answered ? BESIDE_A_THEOREM : progress.limits().positions() / 2;
    return RegionEvaluator.of(
        memory.of(question).regions(), position, progress, answered ? 1.0 / 4 : 1, most);
  }

  private PositionEvaluator searched(TableCache.GameTables game, long before) {
    return TableEvaluator.of(
        at -> game.graph().value(game.wrap().apply(at)),
        "the whole graph was searched",
        progress.positions() - before);
  }

  private Optional<PositionEvaluator> byArchiveOrRank() {
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

  /** Evaluates sums by Grundy values, if they apply; without tables only by closed forms. */
  private Optional<PositionEvaluator> sumsOf(Map<Rules, GrundyTable> tables) {
    return nimbersApply()
        ? Optional.of(new GrundyEvaluator(question, tables, progress))
        : Optional.empty();
  }
}
