package zermelo.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import zermelo.cli.testing.CommandResult;
import zermelo.cli.testing.TestGraphs;

/** Tests {@code explain}: its options, files and refusals, and the same words in {@code play}. */
final class ExplainCommandTest {
  @TempDir private Path folder;

  @Test
  void jsonHasParagraphsWithTheirKinds() {
    JsonNode object = CommandResult.of("explain", "nim", "3+5+7", "--json").object();
    assertThat(object.get("winner").asText()).isEqualTo("first");
    assertThat(object.get("remoteness").asInt()).isEqualTo(15);
    assertThat(object.get("moves").size()).isEqualTo(15);
    JsonNode paragraphs = object.get("explanation");
    assertThat(paragraphs.findValuesAsText("kind"))
        .containsExactly("verdict", "nim-sum", "theorem", "line", "evidence");
    assertThat(paragraphs.get(1).get("sum").asInt()).isEqualTo(1);
    assertThat(paragraphs.get(3).get("line").get(2).get("forced").asBoolean()).isTrue();
    paragraphs.forEach(paragraph -> assertThat(paragraph.get("text").asText()).isNotBlank());
  }

  @Test
  void fullListsEveryPosition() {
    CommandResult ran = CommandResult.of("explain", "divisor-duel", "30", "--full");
    assertThat(ran.out()).contains("All 25 positions").contains("  27        other  6      0");
    JsonNode object =
        CommandResult.of("explain", "divisor-duel", "30", "--full", "--json").object();
    assertThat(object.get("positions").size()).isEqualTo(25);
    assertThat(object.get("positions").get(0).get("options").size()).isEqualTo(6);
  }

  @Test
  void svgShowsEveryPositionOnce() throws Exception {
    Path file = folder.resolve("duel.svg");
    CommandResult ran = CommandResult.of("explain", "divisor-duel", "30", "-o", file.toString());
    assertThat(ran.exit()).isZero();
    assertThat(ran.err()).isEqualTo("The game graph of 25 positions is in " + file + ".\n");
    Document svg =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(Files.readString(file))));
    assertThat(svg.getElementsByTagName("rect").getLength()).isEqualTo(25 + 2);
    assertThat(Files.readString(file)).contains("prefers-color-scheme: dark");
  }

  @Test
  void dotHasEveryMove() throws IOException {
    Path file = folder.resolve("loops.dot");
    CommandResult ran =
        CommandResult.of("explain", TestGraphs.game("loops.csv"), "a", "-o", file.toString());
    assertThat(ran.exit()).isZero();
    assertThat(Files.readString(file)).startsWith("digraph game {\n").contains("n0 -> n1");
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "explain | explain what?",
        "explain nim 3 5 | one position, not 2",
        "explain nim 3 -o game.png | .svg or .dot, not 'game.png'",
        "explain nim 3 -o /nowhere/at/all.svg | '/nowhere/at/all.svg' cannot be written",
        "explain nim 100+100 --full | 10201 positions; at most 500 are listed",
        "explain nim 20+20 -o big.svg | 441 positions; at most 200 are drawn",
        "explain nim 1000000000000 --full | more than 100000 positions",
        "explain nim x | nim",
        "explain niim 3 | Did you mean nim?",
      })
  void badInputIsOneMessage(String line, String message) {
    CommandResult ran = CommandResult.of(line.strip().split(" "));
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).startsWith("zermelo: ").contains(message.strip());
    assertThat(ran.err().lines()).hasSize(1);
  }

  @Tag("slow")
  @Test
  void whatIsNotKnownIsSaid() {
    CommandResult ran =
        CommandResult.of("explain", "connect-four", "--set", "height=7", "--budget", "1e4");
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).startsWith("zermelo: not solved: the budget of 10000 positions ran out");
    CommandResult json =
        CommandResult.of(
            "explain", "connect-four", "--set", "height=7", "--budget", "1e4", "--json");
    assertThat(json.exit()).isEqualTo(3);
    assertThat(json.object().get("winner").isNull()).isTrue();
    assertThat(json.object().get("explanation").get(0).get("kind").asText()).isEqualTo("unknown");
  }

  @Tag("slow")
  @Test
  void whyAtTheTableIsTheSameExplanation() {
    CommandResult told =
        CommandResult.withInput("1:1\nwhy\nquit\n", "play", "nim", "2+2", "--vs", "human");
    assertThat(told.out())
        .contains("Player 2, who is to move, wins in 3 plies.")
        .contains("Mirror strategy: Player 2 plays heap 2: take 1 -> 1+1")
        .contains("  nim-sum  3  11")
        .contains("Player 1 cannot move and loses.");
    JsonNode why =
        CommandResult.withInput("why\nquit\n", "play", "nim", "2+2", "--vs", "human", "--json")
            .objects()
            .stream()
            .filter(event -> event.get("event").asText().equals("why"))
            .findFirst()
            .orElseThrow();
    assertThat(why.get("explanation").get(0).get("kind").asText()).isEqualTo("verdict");
  }
}
