package zermelo.acceptance.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import zermelo.cli.testing.CommandResult;
import zermelo.cli.testing.ShellWords;
import zermelo.kernel.Game;
import zermelo.library.Library;

/** Tests that the commands which {@code show} suggests for a game work, for every game. */
final class ShownCommandsTest {
  /** The commands that {@code show} suggests work, and show the winner. */
  @Test
  void everyGameIsShownWithCommandsToTry() {
    for (Game game : Library.all()) {
      CommandResult shown = CommandResult.of("show", game.id());
      assertThat(shown.exit()).isZero();
      assertThat(shown.out())
          .contains(game.title(), game.words().lines().findFirst().orElseThrow());
      List<String> commands =
          shown.lines().stream().filter(line -> line.startsWith("    zermelo solve ")).toList();
      assertThat(commands).as(game.id()).hasSameSizeAs(game.examples());
      List<String> words = ShellWords.split(commands.isEmpty() ? "zermelo" : commands.getFirst());
      if (words.size() > 1) {
        CommandResult ran = CommandResult.of(words.subList(1, words.size()).toArray(String[]::new));
        assertThat(ran.exit()).as("%s: %s", words, ran.err()).isZero();
      }
    }
  }
}
