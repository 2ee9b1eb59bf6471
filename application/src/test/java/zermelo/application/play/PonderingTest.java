package zermelo.application.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.library.Library;
import zermelo.play.PlayableGame;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.plan.PlanningSolver;

/** Tests that thinking on the opponent's time leaves proofs behind, and ends when it should. */
final class PonderingTest {
  private static final String NEARLY_OVER = "......./......./......./......./...OO../..XXX..";

  private static PlayableGame connectFour(String... settings) {
    Settings all = Settings.parse(List.of(settings));
    Rules rules = Library.game("connect-four").rules(all);
    Position start = rules.start().orElseThrow();
    return new PlayableGame(
        List.of(new Question.Component("connect-four", rules, Optional.empty(), start)), false);
  }

  private static Result answer(PlanningSolver solver, PlayableGame game, Position position) {
    Limits few = Limits.unlimited().withPositions(4_000).withMemory(1 << 24);
    return solver.solve(game.question(position), new Progress(few));
  }

  @Test
  void repliesNeedLittleWorkAfterwards() {
    PlayableGame game = connectFour("width=5", "height=5");
    PlanningSolver solver = new PlanningSolver();
    Position start = game.start();
    List<Move> moves = game.rules().moves(start, 5).moves();
    assertThat(moves)
        .hasSize(5)
        .anyMatch(move -> !(answer(solver, game, move.target()) instanceof Answer));
    Limits limits = Limits.unlimited().withMemory(1 << 24).withThreads(1);
    try (Pondering pondering = new Pondering(game, start, solver::solve, limits)) {
      pondering.await();
    }
    assertThat(moves)
        .allMatch(
            move ->
                answer(solver, game, move.target()) instanceof Answer answer
                    && answer.moves().stream().anyMatch(m -> m.result() == answer.outcome()));
  }

  @Test
  @Timeout(60)
  void closingEndsTheThinking() {
    PlayableGame game = connectFour();
    PlanningSolver solver = new PlanningSolver();
    Limits limits = Limits.unlimited().withMemory(1 << 26).withThreads(2);
    Pondering pondering = new Pondering(game, game.start(), solver::solve, limits);
    pondering.close();
    assertThat(answer(solver, game, game.rules().parse(NEARLY_OVER))).isInstanceOf(Answer.class);
  }
}
