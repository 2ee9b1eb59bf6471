package zermelo.application.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zermelo.application.GameResolver;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;

class StartSelectorTest {
  private static StartSelector selector(String game, String position, long seed, String... set) {
    return new StartSelector(
        new GameResolver(false),
        new StartSelector.StartRequest(game, Settings.parse(List.of(set)), position, false),
        new SplittableRandom(seed));
  }

  @Test
  void aGivenPositionIsTheStart() {
    StartSelector.Start start = selector("nim", "3+5", 1).next();
    assertThat(start.position()).isEqualTo("3+5");
    assertThat(start.proposed()).isFalse();
    assertThat(selector("", "nim 3+5 + kayles 7", 1).next().title())
        .isEqualTo("nim 3+5 + kayles 7");
  }

  @Test
  void aProposalHasAMove() {
    for (int seed = 0; seed < 50; seed++) {
      StartSelector.Start start = selector("divisor-duel", "", seed).next();
      assertThat(start.proposed()).isTrue();
      int number = Integer.parseInt(start.position());
      assertThat(number).isBetween(20, 100);
      assertThat(BigInteger.valueOf(number).isProbablePrime(20)).isFalse();
    }
  }

  @Test
  void theSettingsOfThePersonStay() {
    for (int seed = 0; seed < 20; seed++) {
      assertThat(selector("take-away", "", seed, "k=7").next().settings().values())
          .containsEntry("k", "7");
    }
  }

  @Test
  void gamesWithAStartOfTheirOwnUseIt() {
    StartSelector.Start start = selector("tic-tac-toe", "", 1).next();
    assertThat(start.position()).isEqualTo(".../.../...");
    assertThat(start.proposed()).isFalse();
  }

  @Test
  void aGraphStartsAtANodeWithAMove(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("g.dot"), "digraph { a -> b; b -> c }");
    for (int seed = 0; seed < 10; seed++) {
      assertThat(selector("graph:" + file, "", seed).next().position()).isIn("a", "b");
    }
  }

  @Test
  void saysWhatDoesNotFit() {
    assertThatThrownBy(() -> selector("take-away", "", 1, "zz=1").next())
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("'zz'");
  }

  @Test
  void drawsDifferently() {
    StartSelector selector = selector("divisor-duel", "", new Random(3).nextLong());
    assertThat(
            List.of(
                selector.next().position(),
                selector.next().position(),
                selector.next().position(),
                selector.next().position()))
        .doesNotHaveDuplicates();
  }
}
