package zermelo.library.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Game;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.language.TextGame;

/** Graphs of texts from files. */
class EdgeFilesTest {
  private static final Game KAYLES =
      TextGame.read(
          "k",
          "k.game",
          """
          game Kayles
          param size = 3
          param roads: edges = "a-b"
          board b: graph roads of ".x"
          move p in b where b[p] is empty and size > 0
            b[p] := "x"
          """);

  @TempDir Path folder;

  private String edges(String name, String text) throws IOException {
    Path file = Files.writeString(folder.resolve(name), text);
    Settings settings = EdgeFiles.read(KAYLES, Settings.NONE.and("roads=" + file));
    return KAYLES.rules(settings).parameterValues().getOrDefault("roads", "");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      textBlock =
          """
          g.dot ; graph { b -- a -- c d } ; b-a,a-c,d
          g.gv ; strict digraph { x -> y y -> x } ; x-y
          g.csv ; p,q ; p-q
          g.txt ; p,"q r" ; 1-2
          g.xml ; <graphml><graph edgedefault='undirected'><node id='v'/><node id='w'/><edge source='w' target='v'/></graph></graphml> ; v-w
          """)
  void everyFormatIsRead(String name, String text, String edges) throws IOException {
    assertThat(edges(name, text)).isEqualTo(edges);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          g.dot ; graph { a -> b } ; the graph is undirected: write --, not ->
          g.dot ; digraph { a -- b } ; write ->, not --
          g.csv ; a,a ; an edge joins a with itself
          """)
  void wrongFilesAreNamed(String name, String text, String message) {
    assertThatThrownBy(() -> edges(name, text))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(name)
        .hasMessageContaining(message);
  }

  @Test
  void edgesThatAreNoFileStay() {
    Settings given = Settings.NONE.and("roads=a-b,b-c").and("size=4");
    assertThat(EdgeFiles.read(KAYLES, given)).isEqualTo(given);
    assertThatThrownBy(() -> EdgeFiles.read(KAYLES, Settings.NONE.and("roads=no-such.dot")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("no-such.dot");
  }

  @Test
  void filesAreReadForEdgesOnly() {
    Settings given = Settings.NONE.and("size=g.dot");
    assertThat(EdgeFiles.read(KAYLES, given)).isEqualTo(given);
  }
}
