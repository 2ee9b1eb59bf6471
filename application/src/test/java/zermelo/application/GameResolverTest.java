package zermelo.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.library.GameExpression;

class GameResolverTest {
  private final GameResolver games = new GameResolver(false);

  private static Settings set(String... texts) {
    return Settings.parse(List.of(texts));
  }

  @Test
  void sharesTheRulesOfOneGame() {
    assertThat(games.game("take-away", set("k=3")).rules())
        .isSameAs(games.game("take-away", set("k=3")).rules())
        .isNotSameAs(games.game("take-away", set("k=4")).rules());
    assertThat(games.named("nim")).isSameAs(games.named("nim"));
  }

  @Test
  void aPositionShowsTheSizeOfTheBoard() {
    GameResolver.ResolvedGame small = games.game("hex", Settings.NONE, "X./.O");
    assertThat(small.rules().parameterValues()).containsEntry("size", "2");
    assertThat(small.settings()).isEqualTo(Settings.NONE);
    assertThat(small.title()).isEqualTo("hex");
  }

  @Test
  void onlyTheLibraryHasTheorems(@TempDir Path folder) throws IOException {
    assertThat(games.game("nim", Settings.NONE).closedForm()).isPresent();
    Path file = folder.resolve("nim.game");
    Files.writeString(file, "game Mine\n\"Mine.\"\n\nheap n\nmove take k in 1..n\n  n := n - k\n");
    GameResolver.ResolvedGame mine = games.game(file.toString(), Settings.NONE);
    assertThat(mine.inLibrary()).isFalse();
    assertThat(mine.closedForm()).isEmpty();
    assertThat(games.isLibraryGame("nim")).isTrue();
    assertThat(games.isLibraryGame(file.toString())).isFalse();
  }

  @Test
  void anEmptyPositionIsTheStart() {
    assertThat(games.game("tic-tac-toe", Settings.NONE).position("")).isNotNull();
    assertThatThrownBy(() -> games.game("nim", Settings.NONE).position(""))
        .isInstanceOf(BadInput.class)
        .hasMessage("nim has no start of its own: give a position, for example 3+5+7");
  }

  @Test
  void readsTheGamesOfASum() {
    assertThat(
            games.components(GameExpression.parse("nim 3+5 + take-away(k=2) 7")).stream()
                .map(part -> part.name() + " " + part.rules().print(part.position())))
        .containsExactly("nim 3+5", "take-away(k=2) 7");
    assertThat(GameResolver.title("take-away", set("k=3", "x=y"))).isEqualTo("take-away(k=3,x=y)");
  }

  @Test
  void oneGameMayStandForAll() {
    GameResolver.ResolvedGame nim = games.game("nim", Settings.NONE);
    GameResolver fixed = new GameResolver(false, nim);
    assertThat(fixed.game("anything", set("k=3"), "x")).isSameAs(nim);
    assertThat(fixed.isLibraryGame("/etc/passwd")).isTrue();
  }

  @Test
  void saysWhatReadsAsAPosition() {
    assertThat(games.game("nim", Settings.NONE).reads("3+5")).isTrue();
    assertThat(games.game("nim", Settings.NONE).reads("x")).isFalse();
  }
}
