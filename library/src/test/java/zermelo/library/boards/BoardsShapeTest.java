package zermelo.library.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Game;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;

/** Tests that the text of a position shows the size of its board, so that it need not be set. */
class BoardsShapeTest {
  @Test
  void theTextOfEveryStartShowsItsSize() {
    for (Game game : Small.games().toList()) {
      List<Game.Example> examples = game.examples();
      for (Game.Example example : examples) {
        Rules set = game.rules(example.settings());
        String text = set.print(set.parse(example.position()));
        Rules shown = game.rules(game.fitted(Settings.NONE, text));
        assertThat(shown.print(shown.parse(text))).as(game.id()).isEqualTo(text);
        assertThat(shown.moves(shown.parse(text), 1000).moves())
            .as("%s %s", game.id(), text)
            .hasSameSizeAs(set.moves(set.parse(text), 1000).moves());
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cram | ../../.. | {rows=3, columns=2}",
        "connect-four | ...../...../..X..:O | {height=3, width=5}",
        "hex | .../.../... | {size=3}",
        "dots-and-boxes | o.o.o/...../o.o.o | {rows=1, columns=2}",
        "kalah | [1,2,3],0,[3,2,1],0 | {pits=3}",
        "chomp | [7,3] | {rows=2, columns=7}",
        "chomp | nonsense | {}",
        "tic-tac-toe | .../.../... | {}",
      })
  void sizesAreRead(String id, String text, String sizes) {
    assertThat(Small.game(id).fitted(Settings.NONE, text).values()).hasToString(sizes);
  }

  @Test
  void whatWasSetStays() {
    Settings given = new Settings(Map.of("rows", "9"));
    assertThat(Small.game("cram").fitted(given, "../..").values())
        .isEqualTo(Map.of("rows", "9", "columns", "2"));
  }
}
