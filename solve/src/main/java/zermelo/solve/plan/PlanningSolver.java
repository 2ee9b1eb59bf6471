package zermelo.solve.plan;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import zermelo.kernel.Ending;
import zermelo.kernel.Outcome;
import zermelo.kernel.Space;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Answer;
import zermelo.solve.EstimatedMove;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Outcomes;
import zermelo.solve.PositionEvaluator;
import zermelo.solve.ProvenBounds;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.Solver;
import zermelo.solve.Value;
import zermelo.solve.ValuedMove;
import zermelo.solve.search.AlphaBetaSearch;
import zermelo.solve.search.Estimate;
import zermelo.solve.store.SearchStore;

/**
 * Answers questions, and keeps its tables from one question to the next.
 *
 * <p>So thousands of positions of the same rules cost little more than the largest of them. Tables
 * are found by the {@code Rules} object: a question with another object for the same game computes
 * them again. A solver serves one thread.
 *
 * <p>The {@link Planner} chooses the method. The {@link MoveLister} lists the moves.
 */
public final class PlanningSolver implements Solver {
  /**
   * An estimate may take one part in this many of the limits, or {@link #MIN_TIME} if that is more.
   */
  private static final int PARTS = 32;

  /** But of a short time limit, an estimate takes at most one part in this many. */
  private static final int SHORT_PARTS = 5;

  /** The least time of an estimate, even past the limits. */
  private static final Duration MIN_TIME = Duration.ofMillis(250);

  /** The least number of positions of an estimate, even past the limits. */
  private static final long MIN_POSITIONS = 2_000;

  private final TableCache memory;

  public PlanningSolver() {
    this(SearchStore.none());
  }

  /** A solver for one question, whose search tables a store keeps. */
  public PlanningSolver(SearchStore store) {
    this.memory = new TableCache(store);
  }

  /** The answer within the standard limits. */
  @Override
  public Result solve(Question question) {
    return solve(question, new Progress(Limits.standard()));
  }

  /**
   * The answer, or an estimate if a limit is reached: proven bounds, and the move that a short
   * search prefers.
   *
   * <p>A share of the limits is kept for the estimate. If no time is left, it takes a fraction of a
   * second more. So there always is one, unless the work is cancelled.
   */
  public Result solveOrEstimate(Question question, Progress progress) {
    Limits limits = progress.limits();
    Duration kept = timeOfEstimate(limits.time());
    double share = 1 - (double) kept.toNanos() / Math.max(1, limits.time().toNanos());
    Result result =
        progress.tryPart(share, Long.MAX_VALUE, () -> solve(question, progress)).orElseThrow();
    if (!(result instanceof OutOfLimits out) || progress.isCancelled()) {
      return result;
    }
    Duration left = progress.remaining().time();
    Progress extension =
        progress.extension(
            limits
                .withTime(
                    left.compareTo(MIN_TIME) < 0
                        ? MIN_TIME
                        : left.compareTo(kept) < 0 ? left : kept)
                .withPositions(Math.max(limits.positions() / PARTS, MIN_POSITIONS)));
    return new OutOfLimits(
        out.reason(),
        out.positions(),
        progress.elapsed(),
        out.bounds(),
        estimate(question, extension));
  }

  /** Adds a short estimate to what was proven before work was cancelled. */
  public OutOfLimits estimated(OutOfLimits out, Question question) {
    Progress progress = new Progress(Limits.standard().withTime(MIN_TIME));
    return new OutOfLimits(
        out.reason(), out.positions(), out.elapsed(), out.bounds(), estimate(question, progress));
  }

  private static Duration timeOfEstimate(Duration all) {
    Duration least = all.dividedBy(SHORT_PARTS);
    least = least.compareTo(MIN_TIME) < 0 ? least : MIN_TIME;
    Duration share = all.dividedBy(PARTS);
    return share.compareTo(least) < 0 ? least : share;
  }

  /** The answer, or what is proven when a limit is reached. */
  public Result solve(Question question, Progress progress) {
    Planner planner = new Planner(question, memory, progress);
    try {
      if (progress.step()) {
        progress.check(0); // answers that visit no position must also observe the time limit
      }
      return Cancellation.watching(progress::checkTime, () -> answer(question, planner));
    } catch (LimitReached exhausted) {
      return outOfLimits(exhausted.reason(), progress, planner.bounds());
    } catch (Space.Overflow tooWide) {
      String why = "the position has too many or too large parts to be searched";
      return outOfLimits(why, progress, planner.bounds());
    } catch (OutOfMemoryError error) {
      memory.clear();
      return outOfLimits("memory ran out", progress, planner.bounds());
    }
  }

  private static Optional<EstimatedMove> estimate(Question question, Progress progress) {
    if (question.rules().ending(question.position()) != Ending.OPEN) {
      return Optional.empty();
    }
    try {
      Estimate found =
          Cancellation.watching(
              progress::checkTime,
              () -> new AlphaBetaSearch().best(question, progress, new SplittableRandom(0)));
      return Optional.of(new EstimatedMove(found.move(), found.score(), found.how()));
    } catch (IllegalArgumentException | LimitReached noMoves) {
      return Optional.empty();
    }
  }

  private Answer answer(Question question, Planner planner) {
    PositionEvaluator knowledge = planner.plan();
    Value value = knowledge.value(question.position()).orElseThrow();
    MoveLister.MoveListing listed = new MoveLister(question, knowledge).list();
    ProvenEvaluator.keep(
        question, knowledge, listed.moves().stream().map(ValuedMove::move).toList());
    Outcome outcome = value.outcome();
    OptionalInt margin = value.margin();
    OptionalInt remoteness = value.remoteness();
    if (margin.isPresent()) {
      int lead = question.rules().lead(question.position());
      margin = OptionalInt.of(margin.getAsInt() + (question.misere() ? -lead : lead));
      outcome = Outcomes.ofMargin(margin.getAsInt());
      remoteness = value.remotenessWith(margin.getAsInt());
    }
    return new Answer(
        outcome,
        remoteness,
        value.nimber(),
        margin,
        listed.moves(),
        listed.unknown(),
        listed.leftOut(),
        knowledge.evidence());
  }

  private static OutOfLimits outOfLimits(String why, Progress progress, ProvenBounds bounds) {
    return new OutOfLimits(why, progress.positions(), progress.elapsed(), bounds, Optional.empty());
  }
}
