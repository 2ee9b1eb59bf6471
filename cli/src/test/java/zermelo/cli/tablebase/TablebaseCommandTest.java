package zermelo.cli.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.cli.testing.CommandResult;
import zermelo.cli.testing.TestGraphs;

/** Tests {@code tablebase build}, {@code query} and {@code verify}, and the users of tablebases. */
final class TablebaseCommandTest {
  @TempDir private Path folder;

  private static String[] words(String line, String... more) {
    List<String> words = new ArrayList<>(List.of(line.split(" ")));
    words.addAll(List.of(more));
    return words.toArray(String[]::new);
  }

  private String at(String name) {
    return folder.resolve(name).toString();
  }

  /**
   * Mirror images of positions reached from an asymmetric start are not reached and not counted.
   */
  @Test
  void aLopsidedStartCountsItself() {
    JsonNode over =
        CommandResult.of("tablebase", "build", "tic-tac-toe", "XXX/OO./...", "--json").object();
    assertThat(over.get("positions").asLong()).isEqualTo(1);
    JsonNode two =
        CommandResult.of("tablebase", "build", "tic-tac-toe", "XOX/OXX/O..", "--json").object();
    assertThat(two.get("positions").asLong()).isEqualTo(5);
    assertThat(two.get("stored").asLong()).isEqualTo(5);
  }

  /** Known results from the literature and from other people's counts. */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource(
      nullValues = "null",
      value = {
        "tic-tac-toe, 5478, tie, null, null",
        "connect-four --set width=4 --set height=4, 161029, tie, null, null",
        "connect-four --set width=5 --set height=4, 3945711, tie, null, null",
        "dots-and-boxes --set rows=2 --set columns=2, null, first, null, 2",
        "dots-and-boxes --set rows=2 --set columns=3, null, second, null, -2",
        "kalah --set pits=3 --set seeds=3, null, first, 18, 2",
        "quixo --set size=3, null, first, 7, null",
        "domineering --set rows=2 --set columns=2, null, first, 1, null",
        "domineering --set rows=3 --set columns=3, null, first, null, null",
        "domineering --set rows=4 --set columns=4, null, first, null, null",
        "domineering --set rows=5 --set columns=5, null, second, null, null",
        "chomp --set rows=1 --set columns=1, 1, second, 0, null",
        "chomp --set rows=4 --set columns=5, 125, first, null, null",
        "hex --set size=3, null, first, null, null"
      })
  void facts(String game, Long positions, String winner, Integer remoteness, Integer margin) {
    JsonNode found = CommandResult.of(words("tablebase build " + game, "--json")).object();
    assertThat(found.get("winner").asText()).isEqualTo(winner);
    if (positions != null) {
      assertThat(found.get("positions").asLong()).isEqualTo(positions);
    }
    if (remoteness != null) {
      assertThat(found.get("remoteness").asInt()).isEqualTo(remoteness);
    }
    if (margin == null) {
      assertThat(found.get("margin").isNull()).isTrue();
    } else {
      assertThat(found.get("margin").asInt()).isEqualTo(margin);
    }
  }

  @Test
  void theJsonOfABuild() {
    CommandResult built =
        CommandResult.of(
            words("tablebase build kalah --set pits=2 --set seeds=2 --json -o", at("k")));
    assertThat(built.err()).isEmpty();
    JsonNode object = built.object();
    assertThat(object.fieldNames())
        .toIterable()
        .containsExactly(
            "game",
            "set",
            "misere",
            "positions",
            "stored",
            "winner",
            "remoteness",
            "margin",
            "seconds",
            "bytes",
            "peak_memory",
            "tables_memory",
            "positions_per_second");
    assertThat(object.get("game").asText()).isEqualTo("kalah");
    assertThat(object.get("set").toString()).isEqualTo("{\"pits\":2,\"seeds\":2}");
    assertThat(object.get("misere").asBoolean()).isFalse();
    assertThat(object.get("stored").asLong()).isPositive();
    assertThat(object.get("bytes").asLong()).isPositive();
    assertThat(object.get("peak_memory").asLong()).isGreaterThan(1 << 20);
    JsonNode again =
        CommandResult.of(
                words("tablebase build kalah --set pits=2 --set seeds=2 --json -o", at("k")))
            .object();
    for (String same : List.of("positions", "stored", "winner", "remoteness", "margin", "bytes")) {
      assertThat(again.get(same)).as(same).isEqualTo(object.get(same));
    }
    JsonNode from =
        CommandResult.of(words("tablebase build tic-tac-toe X.O/.X./..O --misere --json")).object();
    assertThat(from.get("position").asText()).isEqualTo("X.O/.X./..O");
    assertThat(from.get("misere").asBoolean()).isTrue();
    CommandResult few = CommandResult.of(words("tablebase build tic-tac-toe --budget 1000 --json"));
    assertThat(few.exit()).isEqualTo(3);
    assertThat(few.object().get("winner").isNull()).isTrue();
    assertThat(few.object().get("stopped").asText())
        .isEqualTo("the budget of 1000 positions ran out");
  }

  @Test
  void aFinishedOneIsLeftAlone() {
    CommandResult.of("tablebase", "build", "tic-tac-toe", "-o", at("ttt"));
    CommandResult again = CommandResult.of("tablebase", "build", "tic-tac-toe", "-o", at("ttt"));
    assertThat(again.exit()).isZero();
    assertThat(again.out()).contains("was already finished; there was nothing to do.");
  }

  /** A tablebase gives the same answers as {@code solve}, except for the evidence. */
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "tic-tac-toe",
        "tic-tac-toe --misere",
        "kalah --set pits=2 --set seeds=2",
        "kalah --set pits=2 --set seeds=2 --misere",
        "quixo --set size=3",
        "dots-and-boxes --set rows=1 --set columns=3"
      })
  void answersAreThoseOfSolve(String game) throws IOException {
    assertThat(CommandResult.of(words("tablebase build " + game, "-o", at("t"))).exit()).isZero();
    CommandResult solved = CommandResult.of(words("solve " + game));
    CommandResult queried = CommandResult.of(words("tablebase query", at("t")));
    assertThat(queried.exit()).as(queried.err()).isZero();
    assertThat(withoutEvidence(queried.out())).isEqualTo(withoutEvidence(solved.out()));
    assertThat(queried.out())
        .contains("How we know: computed, every position was solved before, in the tablebase ");
    List<String> positions = new ArrayList<>();
    CommandResult.of(words("solve " + game + " --json"))
        .object()
        .get("moves")
        .forEach(move -> positions.add(move.get("to").asText()));
    String input = String.join("\n", positions) + "\n";
    for (String moves : List.of("all", "winning", "none")) {
      List<JsonNode> right =
          CommandResult.withInput(input, words("solve " + game + " - --json --moves " + moves))
              .objects();
      CommandResult lines =
          CommandResult.withInput(
              input, "tablebase", "query", at("t"), "-", "--json", "--moves", moves);
      assertThat(lines.exit()).as(lines.err()).isZero();
      assertThat(lines.objects()).hasSameSizeAs(right);
      for (int i = 0; i < right.size(); i++) {
        assertThat(known(lines.objects().get(i))).isEqualTo(known(right.get(i)));
      }
    }
  }

  private static String withoutEvidence(String text) {
    return text.substring(0, text.indexOf("How we know"));
  }

  private static String known(JsonNode object) {
    JsonNode copy = object.deepCopy();
    ((com.fasterxml.jackson.databind.node.ObjectNode) copy).remove("evidence");
    return copy.toString();
  }

  @Test
  void badLinesGetAnError() {
    CommandResult.of("tablebase", "build", "tic-tac-toe", "-o", at("ttt"));
    CommandResult ran =
        CommandResult.withInput(
            "XO./.../...\nfoo\n\nXX./.../...\n.../.../...\n",
            words("tablebase query", at("ttt"), "-", "--json", "--moves=none"));
    assertThat(ran.exit()).isEqualTo(2);
    List<JsonNode> objects = ran.objects();
    assertThat(objects).hasSize(4);
    assertThat(objects.get(0).get("evidence").get("positions").asLong()).isEqualTo(5478);
    assertThat(objects.get(0).get("evidence").get("kind").asText()).isEqualTo("computed");
    assertThat(objects.get(0).get("evidence").get("detail").asText()).contains(at("ttt"));
    assertThat(objects.get(1).get("error").asText()).contains("1 row instead of 3");
    assertThat(objects.get(2).get("error").asText())
        .contains("XX./.../... cannot be reached from .../.../...");
    assertThat(objects.get(3).get("winner").asText()).isEqualTo("tie");
  }

  /** The text of a user's game goes into the folder, which then needs nothing else. */
  @Tag("slow")
  @Test
  void aTextOfOnesOwn() throws IOException {
    Path text = folder.resolve("my-circle.game");
    Files.writeString(
        text,
        """
        game Round and Round
        param fields = 9
        position a: 0..fields - 1 = 0
        position b: 0..fields - 1 = 4
        end a = b: previous player wins
        end a = 7: tie
        move walk k in 1..2: a := (a + k) mod fields
        move run: b := (b + 4) mod fields
        """);
    String[] build = words("tablebase build", text.toString(), "--set", "fields=8", "-o", at("t"));
    CommandResult built = CommandResult.of(build);
    assertThat(built.exit()).as(built.err()).isZero();
    CommandResult solved =
        CommandResult.of("solve", text.toString(), "--set", "fields=8", "--json", "0,4");
    assertThat(solved.exit()).as(solved.err()).isZero();
    Files.delete(text);
    assertThat(CommandResult.of("tablebase", "verify", at("t")).exit()).isZero();
    JsonNode query = CommandResult.of("tablebase", "query", at("t"), "0,4", "--json").object();
    for (String same : List.of("winner", "remoteness", "moves", "set")) {
      assertThat(query.get(same)).as(same).isEqualTo(solved.object().get(same));
    }
    assertThat(query.get("game").asText()).isEqualTo("Round and Round");
    Files.writeString(text, "game Round and Round\nposition a: 0..5 = 0\nmove x: a := a + 1\n");
    CommandResult other = CommandResult.of("tablebase", "build", text.toString(), "-o", at("t"));
    assertThat(other.exit()).isEqualTo(2);
    assertThat(other.err()).contains("holds another tablebase");
    Files.writeString(folder.resolve("t/rules.game"), "game Other\nheap n\nmove x: n := n - 1\n");
    CommandResult wrong = CommandResult.of("tablebase", "verify", at("t"));
    assertThat(wrong.exit()).isEqualTo(1);
    assertThat(wrong.out()).contains("rules.game: these are not the rules that were solved");
    assertThat(CommandResult.of("tablebase", "query", at("t"), "0,4").exit()).isEqualTo(2);
    Files.delete(folder.resolve("t/rules.game"));
    assertThat(CommandResult.of("tablebase", "verify", at("t")).out())
        .contains("rules.game: it is missing");
  }

  @Tag("slow")
  @Test
  void whatCannotBeBuilt() throws IOException {
    refused("tablebase build nim 3+5", "nim is a sum of heaps");
    refused("tablebase build fibonacci-nim 20", "153 positions can be reached from 20,19");
    refused("tablebase build connect-four", "ranks, a bit for each would take 8.0 TB");
    refused("tablebase build divisor-duel 1000000000000000000", "is too large for a tablebase");
    refused("tablebase build wythoff", "wythoff has no start of its own: give a position");
    refused("tablebase build tic-tac-toe --engine big", "--engine is local or spark, not 'big'");
    refused("tablebase build tic-tac-toe --engine spark", "a build on Spark needs a folder");
    refused("tablebase build tic-tac-toe --engine spark -o t", "which cluster?");
    refused("tablebase build tic-tac-toe --master spark://a:1", "--master needs --engine spark");
    refused(
        "tablebase build tic-tac-toe --engine spark --threads 2",
        "--threads is for a build on this machine");
    refused("tablebase query t --engine spark", "'tablebase query' does not take --engine");
    refused(
        "tablebase build " + TestGraphs.game("loops.csv"),
        "solves the whole graph; tablebases are for games");
    Path text = folder.resolve("up.game");
    Files.writeString(
        text,
        """
        game Up
        position n: 1..
        end 7 divides n: previous player wins
        move more k in 1..2: n := n + k
        move double: n := 2 * n
        """);
    refused(
        "tablebase build " + text + " 1",
        "have no bound that follows from its rules, so they cannot be numbered; more than");
    refused(
        "tablebase build hex --set size=11",
        "cannot be numbered, so no tablebase can be built",
        "positions can be reached");
  }

  private static void refused(String line, String... why) {
    CommandResult ran = CommandResult.of(words(line));
    assertThat(ran.exit()).as(ran.out() + ran.err()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains(why).hasLineCount(1);
  }

  /** If the whole graph is too large for a quick solution, a tablebase answers. */
  @Tag("slow")
  @Test
  void solvePlayAndExplainUseIt() throws Exception {
    String game = "connect-four --set width=5 --set height=4";
    String path = at("c54");
    assertThat(CommandResult.of(words("tablebase build " + game, "-o", path)).exit()).isZero();
    String evidence = "every position was solved before, in the tablebase ";
    CommandResult solved = CommandResult.of(words("solve " + game + " --tablebase", path));
    assertThat(solved.out()).contains(evidence + path, "A tie");
    CommandResult computed = CommandResult.of(words("solve " + game));
    assertThat(computed.exit()).as(computed.err()).isZero();
    assertThat(withoutEvidence(solved.out())).isEqualTo(withoutEvidence(computed.out()));
    CommandResult explained = CommandResult.of(words("explain " + game + " --tablebase", path));
    assertThat(explained.out()).contains(evidence.strip());
    CommandResult played =
        CommandResult.of(words("play " + game + " --players perfect,perfect --tablebase", path));
    assertThat(played.exit()).as(played.err()).isZero();
    CommandResult misere = CommandResult.of(words("solve " + game + " --misere --tablebase", path));
    assertThat(misere.exit()).isEqualTo(2);
    assertThat(misere.err())
        .contains("is of connect-four(width=5,height=4), not of connect-four", "in misère play");
    CommandResult other = CommandResult.of("solve", "tic-tac-toe", "--tablebase", path);
    assertThat(other.exit()).isEqualTo(2);
    // A later position is in it too; one with other settings is not.
    CommandResult later =
        CommandResult.of(
            words("solve connect-four ...../...../...../XO... --tablebase", path, "--json"));
    assertThat(later.exit()).as(later.err()).isZero();
    CommandResult board =
        CommandResult.of("solve", "connect-four", "..../..../..../XO..", "--tablebase", path);
    assertThat(board.exit()).isEqualTo(2);
  }

  /** A Grundy value that is available without a tablebase is available with one. */
  @Tag("slow")
  @Test
  void grundyValuesStay() {
    String path = at("w");
    assertThat(CommandResult.of("tablebase", "build", "wythoff", "132,132", "-o", path).exit())
        .isZero();
    String[] line = words("solve wythoff 132,132 --method computed --json");
    JsonNode without = CommandResult.of(line).object();
    JsonNode with = CommandResult.of(words(String.join(" ", line), "--tablebase", path)).object();
    assertThat(known(with)).isEqualTo(known(without));
    JsonNode query = CommandResult.of("tablebase", "query", path, "132,132", "--json").object();
    assertThat(query.get("winner")).isEqualTo(without.get("winner"));
    assertThat(query.get("remoteness")).isEqualTo(without.get("remoteness"));
    JsonNode misere =
        CommandResult.of("tablebase", "build", "wythoff", "30,30", "--misere", "--json").object();
    JsonNode right =
        CommandResult.of(
                words("solve wythoff 30,30 --misere --json --moves=none --method computed"))
            .object();
    assertThat(misere.get("winner")).isEqualTo(right.get("winner"));
    assertThat(misere.get("remoteness")).isEqualTo(right.get("remoteness"));
  }

  @Test
  void itsHelp() {
    CommandResult help = CommandResult.of("tablebase", "--help");
    assertThat(help.exit()).isZero();
    assertThat(help.out()).contains("zermelo tablebase build GAME [POSITION] [-o DIR]", "--memory");
    assertThat(CommandResult.of("--help").out()).contains("zermelo tablebase build GAME");
  }
}
