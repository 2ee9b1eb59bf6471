package zermelo.acceptance.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import zermelo.cli.testing.CommandResult;
import zermelo.cli.testing.TestGraphs;
import zermelo.kernel.Game;
import zermelo.library.Library;

/**
 * Pins the output of {@code explain} for the first example of every game and for positions that
 * show each kind of reason, in files under {@code explain}. {@code -Dzermelo.golden=write} rewrites
 * the files; then read the diff.
 */
final class ExplainGoldenTest {
  private static final Path FOLDER = Path.of("src/test/resources/explain");
  private static final int LINES = 42; // the height of a screen
  private static final int COLUMNS = 100;
  private static final String LARGE = "1000000000000000000";

  /** File names with the words of a command line. */
  private static final Map<String, List<String>> CHOSEN =
      Map.ofEntries(
          Map.entry("chosen-nim-zero", List.of("nim", "1+2+3")),
          Map.entry("chosen-nim-over", List.of("nim", "0")),
          Map.entry("chosen-nim-many-heaps", List.of("nim", "1+2+3+4+5+6+7+8+9+10+11+12+13")),
          Map.entry("chosen-nim-more-heaps", List.of("nim", "1+1+1+2+2+2+3+3+3+5+5+5+7+7+7")),
          Map.entry("chosen-nim-huge", List.of("nim", LARGE + "+999999999999999999+12345")),
          Map.entry("chosen-nim-huge-heap", List.of("nim", LARGE)),
          Map.entry("chosen-nim-huge-pair", List.of("nim", LARGE + "+" + LARGE)),
          Map.entry("chosen-nim-misere", List.of("nim", "2+3+4", "--misere")),
          Map.entry("chosen-sum", List.of("nim 3+5 + kayles 7")),
          Map.entry("chosen-sum-zero", List.of("nim 1 + kayles 4 + square-nim 2")),
          Map.entry("chosen-sum-partizan", List.of("domineering ../.. + nim 1")),
          Map.entry("chosen-sum-entailing", List.of("treblecross 5 + nim 2")),
          Map.entry("chosen-mirror", List.of("nim", "5+5")),
          Map.entry("chosen-mirror-sum", List.of("kayles 3 + kayles 3")),
          Map.entry("chosen-mirror-make", List.of("nim", "4+6")),
          Map.entry("chosen-mirror-board", List.of("cram", "..../..../....")),
          Map.entry("chosen-kayles-large", List.of("kayles", "100000")),
          Map.entry("chosen-kayles-misere", List.of("kayles", "3+4", "--misere")),
          Map.entry("chosen-tie", List.of("tic-tac-toe", "X.O/.X./..O")),
          Map.entry("chosen-tie-multiplication", List.of("multiplication", "--set", "N=30")),
          Map.entry("chosen-win-board", List.of("tic-tac-toe", "XO./.../...")),
          Map.entry("chosen-over-board", List.of("tic-tac-toe", "XXX/OO./...")),
          Map.entry("chosen-draw", List.of("divisor-turn", "30", "--set", "keep=true")),
          Map.entry("chosen-draw-loop", List.of(TestGraphs.game("loops.csv"), "a")),
          Map.entry("chosen-hex-unsolved", List.of("hex", "--set", "size=7", "--budget", "1e4")),
          Map.entry("chosen-full", List.of("take-away", "6", "--full")));

  @TestFactory
  Stream<DynamicTest> everyGame() {
    Map<String, List<String>> all = new LinkedHashMap<>();
    Library.all().forEach(game -> all.put(game.id(), words(game)));
    all.putAll(CHOSEN);
    return all.entrySet().stream()
        .map(one -> dynamicTest(one.getKey(), () -> check(one.getKey(), one.getValue())));
  }

  @Test
  void noFileIsLeftOver() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      List<String> known = new ArrayList<>(Library.ids());
      known.addAll(CHOSEN.keySet());
      assertThat(files.map(file -> file.getFileName().toString().replace(".txt", "")))
          .isSubsetOf(known);
    }
  }

  private static List<String> words(Game game) {
    if (game.id().equals("graph")) {
      return List.of(TestGraphs.game("mini-test-1.dot"), "a");
    }
    Game.Example example = game.examples().getFirst();
    List<String> words = new ArrayList<>(List.of(game.id()));
    if (!example.position().isEmpty()) {
      words.add(example.position());
    }
    example.settings().values().forEach((k, v) -> words.addAll(List.of("--set", k + "=" + v)));
    return words;
  }

  private static void check(String name, List<String> words) throws IOException {
    List<String> args = new ArrayList<>(List.of("explain"));
    args.addAll(words);
    CommandResult ran = CommandResult.of(args.toArray(String[]::new));
    assertThat(ran.err()).isEmpty();
    assertThat(ran.exit()).isZero();
    assertThat(ran.lines()).as("a screen").hasSizeLessThanOrEqualTo(LINES);
    assertThat(ran.lines()).allMatch(line -> line.length() <= COLUMNS);
    String text = "$ zermelo " + String.join(" ", args) + "\n" + ran.out();
    GoldenFile.check(FOLDER.resolve(name + ".txt"), text);
  }
}
