package zermelo.web.uwapi;

import java.time.Duration;
import java.util.List;
import zermelo.desk.Asked;
import zermelo.kernel.Position;
import zermelo.solve.Budget;
import zermelo.solve.Meter;
import zermelo.solve.Progress;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.Solver;

/** Values from a solver of its own, with a budget of positions. */
final class SolverValues implements Values {
  private final Solver solver = new Solver();
  private final Budget budget;

  SolverValues(long positions) {
    this.budget = new Budget(Duration.ofSeconds(10), positions, 200_000_000);
  }

  @Override
  public synchronized Result of(Asked.Known game, Position position, int most, Meter meter) {
    return of(game, position);
  }

  synchronized Result of(Asked.Known game, Position position) {
    Question question =
        new Question(
            List.of(game.component(position)),
            false,
            Question.Method.AUTO,
            Question.Wanted.ALL,
            10_000);
    return solver.solve(question, new Meter(budget, Progress.SILENT));
  }
}
