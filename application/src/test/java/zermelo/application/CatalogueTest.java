package zermelo.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.Parameter;
import zermelo.kernel.input.BadInput;

class CatalogueTest {
  @ParameterizedTest
  @ValueSource(strings = {"/etc/passwd", "graph:/etc/passwd", "../nim.game", "nim.game", ""})
  void theLibraryAloneOpensNoFile(String name) {
    assertThatThrownBy(() -> Catalogue.LIBRARY.game(name))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("there is no game '" + name + "'.");
    assertThat(Catalogue.LIBRARY.isLibraryGame(name)).isFalse();
  }

  @Test
  void hintsAtTheNearestName() {
    assertThatThrownBy(() -> Catalogue.LIBRARY.game("nimm"))
        .hasMessageStartingWith("there is no game 'nimm'.")
        .hasMessageContaining("nim");
  }

  @Test
  void aGraphTakesItsEdgesAsAParameter() {
    assertThat(Catalogue.LIBRARY.game("graph").parameters())
        .extracting(Parameter::name)
        .contains("edges");
    assertThat(Catalogue.FILES.isLibraryGame("graph:a.dot")).isFalse();
  }

  @Test
  void filesAreRead(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("my own.game");
    Files.writeString(file, "game Mine\n\"Mine.\"\n\nheap n\nmove take\n  n := n - 1\n");
    assertThat(Catalogue.FILES.game(file.toString()).title()).isEqualTo("Mine");
    assertThat(Catalogue.FILES.isLibraryGame(file.toString())).isFalse();
    assertThat(Catalogue.FILES.isLibraryGame("nim")).isTrue();
  }

  @Test
  void stateGoesWhereTheEnvironmentSays() {
    assertThat(StateFolder.path(Map.of("ZERMELO_STATE", "/s", "XDG_STATE_HOME", "/x")))
        .isEqualTo(Path.of("/s"));
    assertThat(StateFolder.path(Map.of("XDG_STATE_HOME", "/x"))).isEqualTo(Path.of("/x/zermelo"));
    assertThat(StateFolder.path(Map.of()))
        .isEqualTo(Path.of(System.getProperty("user.home"), ".local/state/zermelo"));
  }
}
