package zermelo.acceptance.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import zermelo.cli.testing.CommandResult;
import zermelo.cli.testing.TestGraphs;
import zermelo.kernel.Game;
import zermelo.library.Library;

/**
 * Pins the output of {@code solve} for the first example of every game, in files under {@code
 * golden}. Any change of rules, solvers, labels or words shows as a text diff. {@code
 * -Dzermelo.golden=write} rewrites the files; then read the diff.
 */
final class SolveGoldenTest {
  private static final Path FOLDER = Path.of("src/test/resources/golden");

  @TestFactory
  Stream<DynamicTest> everyGame() {
    return Library.all().stream()
        .map(game -> dynamicTest(game.id(), () -> check(game.id(), commandLine(game))));
  }

  @Test
  void noFileIsLeftOver() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      assertThat(files.map(file -> file.getFileName().toString().replace(".txt", "")))
          .isSubsetOf(Library.ids());
    }
  }

  private static List<String> commandLine(Game game) {
    if (game.id().equals("graph")) {
      return List.of("solve", TestGraphs.game("mini-test-1.dot"));
    }
    Game.Example example = game.examples().getFirst();
    List<String> args = new ArrayList<>(List.of("solve", game.id()));
    if (!example.position().isEmpty()) {
      args.add(example.position());
    }
    example.settings().values().forEach((k, v) -> args.addAll(List.of("--set", k + "=" + v)));
    return args;
  }

  private static void check(String id, List<String> args) throws IOException {
    CommandResult ran = CommandResult.of(args.toArray(String[]::new));
    assertThat(ran.err()).isEmpty();
    assertThat(ran.exit()).isZero();
    String text = "$ zermelo " + String.join(" ", args) + "\n" + ran.out();
    GoldenFile.check(FOLDER.resolve(id + ".txt"), text);
  }
}
