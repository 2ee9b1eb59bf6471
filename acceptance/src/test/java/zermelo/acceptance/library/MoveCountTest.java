package zermelo.acceptance.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import zermelo.kernel.Game;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.library.Library;

/**
 * Pins the number of sequences of 1, 2 and 3 moves from every example of every game, in {@code
 * counts.txt}. A change of rules shows here. A failing test prints the new line; if it is correct,
 * put it into the file.
 */
final class MoveCountTest {
  private static final Path FILE = Path.of("src/test/resources/counts.txt");
  private static final int DEPTH = 3;

  @TestFactory
  Stream<DynamicTest> examplesHaveTheirCounts() throws IOException {
    Map<String, String> pinned = pinned();
    List<DynamicTest> tests = new ArrayList<>();
    for (Game game : Library.all()) {
      for (Game.Example example : game.examples()) {
        String name = name(game, example);
        tests.add(dynamicTest(name, () -> check(name, game, example, pinned)));
      }
    }
    return tests.stream();
  }

  @Test
  void noLineIsLeftOver() throws IOException {
    List<String> names =
        Library.all().stream()
            .flatMap(game -> game.examples().stream().map(example -> name(game, example)))
            .toList();
    assertThat(pinned().keySet()).as("examples in %s", FILE).isSubsetOf(names);
  }

  private static void check(
      String name, Game game, Game.Example example, Map<String, String> pinned) {
    Rules rules = game.rules(example.settings());
    Position position =
        example.position().isEmpty()
            ? rules.start().orElseThrow()
            : rules.parse(example.position());
    List<String> counts = new ArrayList<>();
    for (int depth = 1; depth <= DEPTH; depth++) {
      counts.add(Long.toString(sequences(rules, position, depth)));
    }
    String found = String.join(" ", counts);
    assertThat(pinned.getOrDefault(name, "missing"))
        .as("If this is what you meant, write into acceptance/%s:%n%s: %s%n", FILE, name, found)
        .isEqualTo(found);
  }

  /** Slow twin: counts the sequences of this many moves one by one. */
  private static long sequences(Rules rules, Position position, int moves) {
    if (moves == 0) {
      return 1;
    }
    long count = 0;
    for (Move move : LibraryCases.moves(rules, position)) {
      count += sequences(rules, move.target(), moves - 1);
    }
    return count;
  }

  private static String name(Game game, Game.Example example) {
    String settings =
        example.settings().values().entrySet().stream()
            .map(entry -> entry.getKey() + "=" + entry.getValue())
            .collect(Collectors.joining(","));
    return game.id()
        + (settings.isEmpty() ? "" : "(" + settings + ")")
        + (example.position().isEmpty() ? "" : " " + example.position());
  }

  /** Parses a line: the example, a colon and a space, the counts. A hash begins a comment. */
  private static Map<String, String> pinned() throws IOException {
    return Files.readAllLines(FILE).stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .collect(
            Collectors.toMap(
                line -> line.substring(0, line.lastIndexOf(": ")),
                line -> line.substring(line.lastIndexOf(": ") + 2)));
  }
}
