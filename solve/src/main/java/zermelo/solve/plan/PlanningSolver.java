package zermelo.solve.plan;

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

/**
 * Answers questions, and keeps its tables from question to question.
 *
 * <p>So thousands of positions of the same rules cost little more than the largest of them. The
 * rules must be the same object for that. A solver serves one thread.
 *
 * <p>The {@link Planner} chooses the method. The {@link MoveLister} lists the moves.
 */
public final class PlanningSolver implements Solver {
  /** The share of the limits that is kept for an estimate, in case that there is no answer. */
  private static final double SHARE_OF_ESTIMATE = 1.0 / 32;

  private final TableCache memory = new TableCache();

  /** The answer within the standard limits. */
  @Override
  public Result solve(Question question) {
    return solve(question, new Progress(Limits.standard()));
  }

  /** The answer, or what is known when a limit is reached. */
  public Result solve(Question question, Progress progress) {
    Planner planner = new Planner(question, memory, progress);
    try {
      if (progress.step()) {
        progress.check(0); // answers that visit no position must also observe the time limit
      }
      return Cancellation.watching(
          progress::checkTime, () -> withinMost(question, planner, progress));
    } catch (LimitReached exhausted) {
      return outOfLimits(exhausted.reason(), progress, planner.bounds(), Optional.empty());
    } catch (Space.Overflow tooWide) {
      String why = "the position has too many or too large parts to be searched";
      return outOfLimits(why, progress, planner.bounds(), Optional.empty());
    } catch (OutOfMemoryError error) {
      memory.clear();
      return outOfLimits("memory ran out", progress, planner.bounds(), Optional.empty());
    }
  }

  /** The answer; if it needs nearly all of the limits, the rest is for an estimate. */
  private Result withinMost(Question question, Planner planner, Progress progress) {
    if (question.moveSelection() == Question.MoveSelection.NONE) {
      return answer(question, planner);
    }
    long positions = progress.limits().positions();
    Result result =
        progress
            .tryPart(
                1 - SHARE_OF_ESTIMATE,
                positions - (long) (positions * SHARE_OF_ESTIMATE),
                () -> answerOrBounds(question, planner, progress))
            .orElseThrow();
    return result instanceof OutOfLimits out && !progress.isOver()
        ? outOfLimits(out.reason(), progress, out.bounds(), estimate(question, progress))
        : result;
  }

  private Result answerOrBounds(Question question, Planner planner, Progress progress) {
    try {
      return answer(question, planner);
    } catch (LimitReached exhausted) {
      return outOfLimits(exhausted.reason(), progress, planner.bounds(), Optional.empty());
    }
  }

  private static Optional<EstimatedMove> estimate(Question question, Progress progress) {
    if (question.rules().ending(question.position()) != Ending.OPEN) {
      return Optional.empty();
    }
    try {
      Estimate found = new AlphaBetaSearch().best(question, progress, new SplittableRandom(0));
      return Optional.of(new EstimatedMove(found.move(), found.score(), found.how()));
    } catch (IllegalArgumentException noMoves) {
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

  private static OutOfLimits outOfLimits(
      String why, Progress progress, ProvenBounds bounds, Optional<EstimatedMove> guess) {
    return new OutOfLimits(why, progress.positions(), progress.elapsed(), bounds, guess);
  }
}
