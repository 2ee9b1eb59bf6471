package zermelo.application.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.application.TestSolver;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.play.AnswerCache;
import zermelo.play.PerfectPlayer;
import zermelo.play.Player;
import zermelo.play.RandomPlayer;
import zermelo.play.SearchPlayer;
import zermelo.play.SkillPlayer;

class PlayerFactoryTest {
  private final PlayerFactory players =
      new PlayerFactory(
          new AnswerCache(TestSolver.playable("nim", "3+5"), TestSolver.solver()),
          time -> Limits.standard().withTime(time),
          new SplittableRandom(1),
          () -> true);

  private Class<? extends Player> kind(String word) {
    return players.at(PlayerKind.parse(word)).orElseThrow().getClass();
  }

  @Test
  void eachWordHasItsPlayer() {
    assertThat(kind("perfect")).isEqualTo(PerfectPlayer.class);
    assertThat(kind("random")).isEqualTo(RandomPlayer.class);
    assertThat(kind("mcts")).isEqualTo(SearchPlayer.class);
    assertThat(kind("alpha-beta")).isEqualTo(SearchPlayer.class);
    assertThat(kind("1")).isEqualTo(SkillPlayer.class);
    assertThat(kind(" 10 ")).isEqualTo(SkillPlayer.class);
    assertThat(players.at(PlayerKind.parse("human"))).isEmpty();
    assertThat(PlayerKind.parse("human").human()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "11", "-1", "", "Perfect", "1.5"})
  void otherWordsAreRefused(String word) {
    assertThatThrownBy(() -> PlayerKind.parse(word))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("'" + word + "' is not a player: write human, perfect, random,");
  }

  @ParameterizedTest
  @CsvSource({"perfct, perfect", "ramdom, random"})
  void typingMistakesGetAHint(String word, String meant) {
    assertThatThrownBy(() -> PlayerKind.parse(word))
        .hasMessageEndingWith("Did you mean " + meant + "?");
  }

  @Test
  void noPlayerIsPerfectInAGameThatIsNotSolved() {
    PlayerFactory unsolved =
        new PlayerFactory(
            new AnswerCache(TestSolver.playable("nim", "3+5"), TestSolver.solver()),
            time -> Limits.standard().withTime(time),
            new SplittableRandom(1),
            () -> false);
    assertThat(players.perfect().name()).isEqualTo("perfect");
    assertThat(unsolved.perfect().name()).isEqualTo("strong");
  }
}
