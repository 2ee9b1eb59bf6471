package zermelo.acceptance.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Game;
import zermelo.kernel.Settings;
import zermelo.library.Library;

/**
 * Pins the drawings of positions in {@code pictures.txt}: every example of every game, some larger
 * or later positions, and some with the values of their moves. {@code -Dzermelo.golden=write}
 * rewrites the file; then look at the drawings.
 */
final class PictureGoldenTest {
  private static final Path FILE = Path.of("src/test/resources/pictures.txt");
  private static final String ESCAPE = "\u001b";

  /** Drawings that the examples do not show: ends, wide boards, large numbers, sums. */
  private static final List<String> MORE =
      List.of(
          "nim 0+1000000000000000000+41",
          "kayles 0",
          "circular-kayles 6,1+3",
          "staircase-nim [0,12,3]",
          "turning-turtles {}",
          "turning-turtles {1,12,41}",
          "turning-turtles {1,1000}",
          "number-transformation 6,10,{12,3}",
          "connect-four",
          "chomp(rows=2,columns=30) [30,7]",
          "hex(size=11)",
          "quixo",
          "treblecross ..X......X..",
          "treblecross 64",
          "dots-and-boxes(rows=1,columns=1) o-o/|#|/o-o",
          "kalah",
          "kalah [0,12,1,0,0,6],14,[3,0,0,2,0,1],9:B",
          "green-hackenbush []",
          "nim 3+5 + kayles 7 + divisor-duel 30",
          "tic-tac-toe X.O/.X./..O + nim 2",
          "nim-with-addition(cap=4) [1,2],1,1 + wythoff 4,7");

  /** Positions drawn with the values of their moves. */
  private static final List<String> VALUED =
      List.of(
          "tic-tac-toe X.O/.../...",
          "connect-four(width=4,height=4) ..../OX../XOX./OXXO",
          "chomp [5,5,3]",
          "dots-and-boxes o-o.o/|A|../o-o-o/....|/o.o.o:B",
          "kalah(pits=2,seeds=2)",
          "green-hackenbush [0,1,1,0,4]",
          "hex(size=3) .../.X./..O",
          "treblecross ..X......",
          "tic-tac-toe XOX/OX./O.. + nim 1");

  private static List<String> texts() {
    List<String> texts = new ArrayList<>();
    for (Game game : Library.all()) {
      for (Game.Example example : game.examples()) {
        texts.add((name(game, example.settings()) + " " + example.position()).strip());
      }
    }
    texts.addAll(MORE);
    return texts;
  }

  private static String name(Game game, Settings settings) {
    String set = settings.values().toString().replaceAll("^.|.$", "").replace(", ", ",");
    return game.id() + (set.isEmpty() ? "" : "(" + set + ")");
  }

  @Test
  void everyDrawingIsAsItWas() throws IOException {
    StringBuilder all = new StringBuilder();
    for (String text : texts()) {
      section(text, PictureDrawing.plain(text), all);
    }
    for (String text : VALUED) {
      section(text + ", valued", PictureDrawing.valued(text), all);
    }
    GoldenFile.check(FILE, all.toString());
  }

  private static void section(String title, List<String> lines, StringBuilder all) {
    all.append("== ").append(title).append('\n');
    lines.forEach(line -> all.append(line).append('\n'));
    all.append('\n');
  }

  @Test
  void coloursChangeNoCharacter() {
    for (String text : Stream.concat(texts().stream(), VALUED.stream()).toList()) {
      boolean valued = VALUED.contains(text);
      List<String> coloured = PictureDrawing.of(text, true, valued);
      assertThat(coloured.stream().map(line -> line.replaceAll(ESCAPE + "\\[\\d+m", "")))
          .as(text)
          .isEqualTo(PictureDrawing.of(text, false, valued));
    }
  }

  @Test
  void coloursTellPlayersAndOutcomes() {
    String drawn = String.join("\n", PictureDrawing.of("tic-tac-toe X.O/.../...", true, true));
    assertThat(drawn)
        .contains(ESCAPE + "[36mX" + ESCAPE + "[0m")
        .contains(ESCAPE + "[35mO" + ESCAPE + "[0m")
        .contains(ESCAPE + "[32mW" + ESCAPE + "[0m");
  }

  @Test
  void plainDrawingsHaveNoEscapesAndNoBlanksAtTheEnd() {
    for (String text : Stream.concat(texts().stream(), VALUED.stream()).toList()) {
      assertThat(PictureDrawing.of(text, false, VALUED.contains(text)))
          .as(text)
          .noneMatch(line -> line.contains(ESCAPE) || line.contains("\n"))
          .allMatch(line -> line.equals(line.stripTrailing()));
    }
  }

  @Test
  void largePicturesStayShort() {
    assertThat(PictureDrawing.plain("nim " + "3+".repeat(9999) + "3")).hasSize(51);
    assertThat(PictureDrawing.plain("treblecross 10000")).isEmpty();
    assertThat(PictureDrawing.plain("chomp(rows=2,columns=1000000)")).isEmpty();
    String path =
        IntStream.range(0, 1000).mapToObj(Integer::toString).collect(Collectors.joining(","));
    assertThat(PictureDrawing.plain("green-hackenbush [" + path + "]")).isEmpty();
  }
}
