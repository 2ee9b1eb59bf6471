package zermelo.application;

import java.util.List;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.play.PlayableGame;
import zermelo.solve.Question;
import zermelo.solve.Solver;
import zermelo.solve.plan.PlanningSolver;

/** Games and a solver for the tests of this module. */
public final class TestSolver {
  private TestSolver() {}

  public static GameResolver.ResolvedGame game(String name, String... settings) {
    return new GameResolver(false).game(name, Settings.parse(List.of(settings)));
  }

  /** Returns a game at a position, in normal play. */
  public static PlayableGame playable(String name, String position) {
    GameResolver.ResolvedGame game = game(name);
    return new PlayableGame(List.of(game.component(game.position(position))), false);
  }

  public static Question question(String name, String position) {
    return Question.of(playable(name, position).components())
        .listing(Question.MoveSelection.ALL, 100);
  }

  public static Solver solver() {
    return solver("20s");
  }

  /** Returns a solver whose questions share limits such as {@code 2s,1e5}. */
  public static Solver solver(String limits) {
    PlanningSolver solver = new PlanningSolver();
    Progress progress = new Progress(Limits.parse(limits), ProgressListener.SILENT);
    return question -> solver.solve(question, progress);
  }
}
