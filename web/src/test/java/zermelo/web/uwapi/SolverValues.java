package zermelo.web.uwapi;

import java.time.Duration;
import java.util.List;
import zermelo.application.GameResolver;
import zermelo.kernel.Position;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.plan.PlanningSolver;

/** Values from a separate solver with a limit on positions. */
final class SolverValues implements UwapiEvaluator {
  private final PlanningSolver solver = new PlanningSolver();
  private final Limits budget;

  SolverValues(long positions) {
    this.budget = new Limits(Duration.ofSeconds(10), positions, 200_000_000);
  }

  @Override
  public synchronized Result of(
      GameResolver.ResolvedGame game, Position position, int most, Progress progress) {
    return of(game, position);
  }

  synchronized Result of(GameResolver.ResolvedGame game, Position position) {
    Question question = Question.of(List.of(game.component(position)));
    return solver.solve(question, new Progress(budget, ProgressListener.SILENT));
  }
}
