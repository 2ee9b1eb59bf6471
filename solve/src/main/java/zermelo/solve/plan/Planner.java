package zermelo.solve.plan;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Evidence;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.solve.PositionEvaluator;
import zermelo.solve.Question;
import zermelo.solve.dense.DenseSolver;
import zermelo.solve.graph.GraphSizeLimit;
import zermelo.solve.grundy.GrundyEvaluator;
import zermelo.solve.grundy.GrundyTable;
import zermelo.solve.search.ProofSearch;

/**
 * Chooses how a question is answered, by the facts of its rules and never by their names.
 *
 * <ol>
 *   <li>A small graph is searched whole: that tells everything, and from the rules alone.
 *   <li>Else a closed form for the whole position, if one was given and applies.
 *   <li>Else a table that was solved before and is kept, if it holds the position. It has no Grundy
 *       values, so where there may be some the next way comes first.
 *   <li>Else, for one part with a ranking, arrays by rank: everything again.
 *   <li>Else, for sums of impartial games in normal play without ties, the Grundy values of the
 *       parts. (A game that is one part for ever gains nothing by it: its graph tells more.)
 *   <li>Else a proof by looking a few plies ahead, with a small share of the budget. It knows who
 *       wins and by which moves, and not what the other moves are worth.
 *   <li>Else the whole graph, as far as the budget goes: misère sums, ties, loops, partizan games
 *       and scores end here, and are never guessed.
 * </ol>
 */
public final class Planner {
  /** So many positions are searched without much thought. */
  private static final int SMALL = 20_000;

  /** The share of the time that the trial of a small graph may take: other ways need some. */
  private static final double MOST_OF_IT = 3.0 / 4;

  /** The share of the budget that looking ahead may take: one of so many parts. */
  private static final int PARTS = 16;

  private static final int LOOKED_AT = 1 << 19;

  private final Question question;
  private final TableCache memory;
  private final Progress meter;
  private final Rules whole;
  private final Position position;

  Planner(Question question, TableCache memory, Progress meter) {
    this.question = question;
    this.memory = memory;
    this.meter = meter;
    this.whole = question.whole();
    this.position = question.position();
  }

  /** A way to know the question's position, and usually all that its moves lead to. */
  PositionEvaluator plan() {
    Optional<PositionEvaluator> theorem = theorem();
    if (question.method() == Question.Method.THEOREM) {
      return theorem
          .or(this::sumOfParts)
          .orElseThrow(() -> new BadInput("no theorem is known for " + whole.print(position)));
    }
    if (question.method() == Question.Method.ARCHIVE) {
      return archive()
          .orElseThrow(() -> new BadInput(whole.print(position) + " is not in the tablebase"));
    }
    Optional<PositionEvaluator> quick = question.plies() ? Optional.empty() : sumOfParts();
    if (quick.isPresent()) {
      return quick.get();
    }
    return smallGraph(theorem.isPresent())
        .or(() -> theorem)
        .or(this::byArchiveOrRank)
        .or(this::sumOfParts)
        .or(this::proof)
        .orElseGet(this::wholeGraph);
  }

  private Optional<PositionEvaluator> theorem() {
    boolean may = question.single() && question.method() != Question.Method.COMPUTED;
    return Optional.of(question.components().getFirst())
        .filter(component -> may)
        .flatMap(Question.Component::oracle)
        .<PositionEvaluator>map(oracle -> new TheoremEvaluator(oracle, sumsOf(Map.of())))
        .filter(knowledge -> knowledge.value(position).isPresent());
  }

  private Optional<PositionEvaluator> smallGraph(boolean answered) {
    TableCache.GameTables game = memory.of(question);
    game.graph().shrinkTo(meter.memory() / 2); // room for this question beside earlier ones
    boolean found;
    try {
      GraphSizeLimit quota = beside(game.patience().quota(answered));
      found =
          meter
              .share(
                  MOST_OF_IT, meter.most() - meter.most() / PARTS, () -> searchGraph(game, quota))
              .orElse(false);
    } catch (Space.Overflow | RulesFault notThisWay) {
      found = false; // other ways may work; if none does, the whole search fails again, for all
    }
    game.patience().note(found);
    return found ? Optional.of(searched(game, 0)) : Optional.empty();
  }

  /**
   * Where arrays by rank would do, a position costs a small part there of what it costs in a graph:
   * what can be reached must be a small part of all ranks if it is to be searched first.
   */
  private GraphSizeLimit beside(GraphSizeLimit quota) {
    List<Position> parts = whole.parts(position);
    if (!question.single() || parts.size() != 1) {
      return quota;
    }
    long ranks = memory.of(question).dense().cost(parts.getFirst());
    return ranks < 0 ? quota : quota.atMost(Math.max(SMALL, ranks / 1024));
  }

  private boolean searchGraph(TableCache.GameTables game, GraphSizeLimit quota) {
    return game.graph().reach(game.wrap().apply(position), quota, meter);
  }

  /**
   * What looking ahead proves. A question without moves is about the value of the position alone: a
   * proof without its Grundy value does not answer it.
   */
  private Optional<PositionEvaluator> proof() {
    boolean nimberWanted = nimbersApply() && question.wanted() == Question.MoveSelection.NONE;
    if (question.method() == Question.Method.COMPUTED || nimberWanted) {
      return Optional.empty();
    }
    long before = meter.positions();
    long most = Math.min(LOOKED_AT, meter.most() / PARTS);
    return ProofSearch.of(question, meter, 1.0 / PARTS, most)
        .map(
            proof ->
                new TableEvaluator(
                    at -> Optional.ofNullable(proof.values().get(at)),
                    new Evidence(
                        Evidence.Kind.SEARCH,
                        "by looking "
                            + (proof.plies() == 1 ? "1 ply" : proof.plies() + " plies")
                            + " ahead",
                        meter.positions() - before)));
  }

  private boolean nimbersApply() {
    return !question.misere() && whole.facts().grundyApplies();
  }

  private PositionEvaluator wholeGraph() {
    long before = meter.positions();
    TableCache.GameTables game = memory.of(question);
    searchGraph(game, GraphSizeLimit.NONE);
    return searched(game, before);
  }

  private PositionEvaluator searched(TableCache.GameTables game, long before) {
    return TableEvaluator.of(
        at -> game.graph().value(game.wrap().apply(at)),
        "the whole graph was searched",
        meter.positions() - before);
  }

  private Optional<PositionEvaluator> byArchiveOrRank() {
    if (!nimbersApply()) {
      return archive().or(this::byRank);
    }
    try {
      return byRank().or(this::archive);
    } catch (Limits.LimitReached exhausted) {
      Optional<PositionEvaluator> known = archive();
      if (known.isEmpty()) {
        throw exhausted;
      }
      return known;
    }
  }

  private Optional<PositionEvaluator> archive() {
    if (!question.single()) {
      return Optional.empty();
    }
    return question
        .components()
        .getFirst()
        .archive()
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
    if (!question.single() || parts.size() != 1) {
      return Optional.empty();
    }
    long before = meter.positions();
    DenseSolver dense = memory.of(question).dense();
    if (!dense.reach(parts.getFirst(), meter)) {
      return Optional.empty();
    }
    return Optional.of(
        TableEvaluator.of(
            dense::value,
            "every position up to this one was solved, the smallest first",
            meter.positions() - before));
  }

  private Optional<PositionEvaluator> sumOfParts() {
    boolean compute = question.method() != Question.Method.THEOREM;
    if (compute && question.single() && !whole.facts().heaps()) {
      return Optional.empty();
    }
    return sumsOf(compute ? memory.nimbers(question) : Map.of())
        .filter(knowledge -> knowledge.value(position).isPresent());
  }

  /** Sums by Grundy values, where there can be any; without tables only closed forms know them. */
  private Optional<PositionEvaluator> sumsOf(Map<Rules, GrundyTable> tables) {
    return nimbersApply()
        ? Optional.of(new GrundyEvaluator(question, tables, meter))
        : Optional.empty();
  }
}
