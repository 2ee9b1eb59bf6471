package zermelo.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.library.Library;
import zermelo.solve.Question;
import zermelo.solve.plan.PlanningSolver;
import zermelo.testkit.ReferenceSolver;

/**
 * Tests that skill levels err as often as stated, only where an error is possible, and never at
 * level 10.
 */
final class SkillPlayerTest {
  private static final int TRIES = 2_000;

  private static final Rules NIM = Library.game("nim").rules(Settings.NONE);

  /** Returns the fraction of moves from a won position that give the win away. */
  private static double errors(int level, String position) {
    Position start = NIM.parse(position);
    PlayableGame game =
        new PlayableGame(
            List.of(new Question.Component("nim", NIM, Optional.empty(), start)), false);
    PlanningSolver solver = new PlanningSolver();
    AnswerCache answerCache =
        new AnswerCache(
            game,
            question ->
                solver.solve(question, new Progress(Limits.standard(), ProgressListener.SILENT)));
    Map<Position, ReferenceSolver.Value> worth = ReferenceSolver.solve(NIM, false, List.of(start));
    Random random = new Random(level);
    SkillPlayer player =
        new SkillPlayer(
            level,
            answerCache,
            new PerfectPlayer(answerCache, new RandomPlayer(random), () -> true),
            random,
            () -> true);
    int wrong = 0;
    for (int i = 0; i < TRIES; i++) {
      GameRecord record = new GameRecord(game, start, 0);
      Position target = player.choose(record).move().target();
      wrong += Objects.requireNonNull(worth.get(target)).outcome() == Outcome.WIN ? 1 : 0;
    }
    return (double) wrong / TRIES;
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9})
  void everyLevelErrsAboutAsOftenAsItSays(int level) {
    double base = 0.09 * (10 - level);
    for (String position : List.of("3+5+7", "1+2", "5", "4+1+2")) {
      assertThat(errors(level, position)).isBetween(0.5 * base - 0.04, 1.5 * base + 0.04);
    }
  }

  @Test
  void levelTenNeverErrs() {
    assertThat(errors(10, "3+5+7")).isZero();
  }

  @Tag("slow")
  @Test
  void whatIsHardToSeeIsErredInMoreOften() {
    // From 2 the only error leaves 1, which loses at once; in 3+5+7 every error is far from the
    // end.
    for (int level = 3; level <= 8; level++) {
      assertThat(errors(level, "3+5+7")).isGreaterThan(errors(level, "2"));
    }
  }
}
