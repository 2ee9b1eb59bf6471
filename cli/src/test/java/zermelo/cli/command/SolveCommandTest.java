package zermelo.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.cli.Main;
import zermelo.cli.shell.Console;
import zermelo.cli.testing.CommandResult;
import zermelo.cli.testing.SolveJson;

/** Tests the text output of {@code solve}, its options, sums and exit codes. */
final class SolveCommandTest {
  @Test
  void movesByTheirResult() {
    String all = CommandResult.of("solve", "divisor-duel", "30").out();
    assertThat(all).contains("wins  subtract 15", "loses subtract 10");
    String winning = CommandResult.of("solve", "divisor-duel", "30", "--moves", "winning").out();
    assertThat(winning).contains("wins  subtract 15", "wins  subtract 3 ").doesNotContain("loses");
    String none = CommandResult.of("solve", "divisor-duel", "30", "--moves=none").out();
    assertThat(none).doesNotContain("subtract");
  }

  @Test
  void manyMovesAreCutWithAWord() {
    CommandResult ran = CommandResult.of("solve", "nim", "100+200+300");
    assertThat(ran.lines().stream().filter(line -> line.contains("->"))).hasSize(40);
    assertThat(ran.out()).contains("... and 560 more moves, not listed");
    assertThat(CommandResult.of("solve", "nim", "100+200+300", "--moves", "all").out())
        .doesNotContain("not listed");
  }

  /** A search uses neither theorems nor the opening book that comes with the program. */
  @Test
  void searchesWithoutTheoremsAndBooks() {
    assertThat(CommandResult.of("solve", "kayles", "9", "--method", "search").out())
        .contains("computed");
    String[] start = {"solve", "connect-four", "--moves", "none", "--budget", "1000"};
    assertThat(CommandResult.of(start).exit()).isZero();
    String[] search = Arrays.copyOf(start, start.length + 2);
    search[start.length] = "--method";
    search[start.length + 1] = "search";
    assertThat(CommandResult.of(search).exit()).isEqualTo(3);
  }

  @Test
  void methods() {
    assertThat(CommandResult.of("solve", "kayles", "9", "--method", "computed").out())
        .contains("How we know: computed");
    assertThat(CommandResult.of("solve", "kayles", "9", "--method", "theorem").out())
        .contains("How we know: theorem, period 12");
    CommandResult none = CommandResult.of("solve", "square-nim", "9", "--method", "theorem");
    assertThat(none.exit()).isEqualTo(2);
    assertThat(none.err()).contains("no theorem is known");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim 3+5 + kayles 7 + square-nim 12",
        "take-away(k=3) 15 + subtraction(set={1,4,9}) 20",
        "tic-tac-toe XO./XO./... + nim 1",
        "hex(size=2) ../.. + domineering(rows=2,columns=2)",
        "divisor-turn(keep=true) 6 + nim 2"
      })
  void sumsOfDifferentGames(String sum) {
    for (String misere : List.of("", "--misere")) {
      String[] args = misere.isEmpty() ? new String[] {"solve", sum} : sum(sum, misere);
      CommandResult ran = CommandResult.of(args);
      assertThat(ran.exit()).as(ran.err()).isZero();
      assertThat(ran.out()).contains("How we know: computed").contains("part 1 (");
    }
  }

  private static String[] sum(String sum, String option) {
    return new String[] {"solve", sum, option};
  }

  @Test
  void aSumMayBeWrittenInSeveralWords() {
    assertThat(CommandResult.of("solve", "nim", "3", "+", "kayles", "7").out())
        .isEqualTo(CommandResult.of("solve", "nim 3 + kayles 7").out());
  }

  @ParameterizedTest
  @CsvSource({
    "nim 1+1+1,second",
    "nim 1+1,first",
    "nim 2+2,second",
    "take-away 5,second",
    "kayles 1,second",
    "tic-tac-toe,tie"
  })
  void misere(String expression, String winner) {
    String game = expression + " ";
    assertThat(
            SolveJson.winner(
                SolveJson.solve(game.strip().contains(" ") ? game : game.strip(), "--misere")))
        .isEqualTo(winner);
  }

  @Tag("slow")
  @Test
  void theBudget() {
    for (String budget : List.of("1", "1000", "1ms", "1k,1s")) {
      CommandResult ran =
          CommandResult.of("solve", "connect-four", "--set", "height=7", "--budget", budget);
      assertThat(ran.exit()).as(budget).isEqualTo(3);
      assertThat(ran.out()).isEmpty();
      assertThat(ran.err()).startsWith("zermelo: not solved: ").hasLineCount(1);
      assertThat(ran.err()).contains("estimate: column ").contains(" goes further");
    }
    assertThat(CommandResult.of("solve", "nim", "3+5", "--budget", "5s,1e6,1g").exit()).isZero();
  }

  @Test
  void aGameOfOnesOwn(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("nim.game"); // has the name of a library game: no theorem applies
    Files.writeString(
        file,
        """
        game My Nim
        heap n
        move take k in 1..min(n, 2)
          n := n - k
        """);
    CommandResult ran = CommandResult.of("solve", file.toString(), "1000000");
    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).contains("Grundy value 1", "How we know: computed");
  }

  @Test
  void coloursOnATerminalOnly() {
    String plain = CommandResult.of("solve", "divisor-duel", "30").out();
    assertThat(plain).doesNotContain("\u001b");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, false, StandardCharsets.UTF_8);
    Main.run(
        Console.plain(InputStream.nullInputStream(), stream, stream).withColours(),
        "solve",
        "divisor-duel",
        "30");
    stream.flush();
    String coloured = out.toString(StandardCharsets.UTF_8);
    assertThat(coloured).contains("\u001b[32m");
    assertThat(coloured.replaceAll("\u001b\\[\\d+m", "")).isEqualTo(plain);
  }
}
