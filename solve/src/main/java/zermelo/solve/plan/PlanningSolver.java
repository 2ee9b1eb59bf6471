package zermelo.solve.plan;

import java.util.OptionalInt;
import zermelo.kernel.Outcome;
import zermelo.kernel.Space;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Outcomes;
import zermelo.solve.PositionEvaluator;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.Solver;
import zermelo.solve.Value;

/**
 * Answers questions, and keeps its tables from question to question.
 *
 * <p>So thousands of positions of the same rules cost little more than the largest of them. The
 * rules must be the same object for that. A solver serves one thread.
 *
 * <p>The {@link Planner} chooses the method. The {@link MoveLister} lists the moves.
 */
public final class PlanningSolver implements Solver {
  private final TableCache memory = new TableCache();

  /** The answer within the standard limits. */
  @Override
  public Result solve(Question question) {
    return solve(question, new Progress(Limits.standard()));
  }

  /** The answer, or what is known when a limit is reached. */
  public Result solve(Question question, Progress progress) {
    try {
      if (progress.step()) {
        progress.check(0); // answers that visit no position must also observe the time limit
      }
      return Cancellation.watching(progress::checkTime, () -> answer(question, progress));
    } catch (LimitReached exhausted) {
      return outOfLimits(exhausted.reason(), progress);
    } catch (Space.Overflow tooWide) {
      return outOfLimits("the position has too many or too large parts to be searched", progress);
    } catch (OutOfMemoryError error) {
      memory.clear();
      return outOfLimits("memory ran out", progress);
    }
  }

  private Answer answer(Question question, Progress progress) {
    PositionEvaluator knowledge = new Planner(question, memory, progress).plan();
    Value value = knowledge.value(question.position()).orElseThrow();
    MoveLister.MoveListing listed = new MoveLister(question, knowledge).list();
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

  private static OutOfLimits outOfLimits(String why, Progress progress) {
    String known =
        progress.positions() == 0
            ? "nothing was searched yet"
            : "no outcome yet: the positions visited do not decide it";
    return new OutOfLimits(why, progress.positions(), progress.elapsed(), known);
  }
}
