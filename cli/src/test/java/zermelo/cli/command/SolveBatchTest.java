package zermelo.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.cli.testing.CommandResult;
import zermelo.cli.testing.SolveJson;

/** Tests {@code solve GAME -} and {@code solve -}: one line in, one line out. */
final class SolveBatchTest {
  @Test
  void aBadLineGetsAnAnswerAndTheRunGoesOn() {
    CommandResult ran = CommandResult.withInput("3+5\nx\n7\n", "solve", "nim", "-", "--json");
    assertThat(ran.exit()).isEqualTo(2);
    List<JsonNode> answers = ran.objects();
    assertThat(answers).hasSize(3);
    assertThat(SolveJson.winner(answers.get(0))).isEqualTo("first");
    assertThat(answers.get(1).path("error").asText()).contains("'x' is not a position of nim");
    assertThat(answers.get(1).path("position").asText()).isEqualTo("x");
    assertThat(answers.get(1).has("winner")).isFalse();
    assertThat(answers.get(2).path("position").asText()).isEqualTo("7");
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void theSameInText() {
    CommandResult ran = CommandResult.withInput("3+5\nx\n7\n", "solve", "nim", "-");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.lines()).hasSize(3);
    assertThat(ran.lines().get(0)).startsWith("3+5: The first player, who is to move, wins");
    assertThat(ran.lines().get(1)).startsWith("x: error: 'x' is not a position of nim");
    assertThat(ran.lines().get(2)).startsWith("7: ");
  }

  @Test
  void lineEndsAndBlankLinesDoNotCount() {
    CommandResult ran =
        CommandResult.withInput("\r\n3+5\r\n\n   \n 4 \r\n5", "solve", "nim", "-", "--json");
    assertThat(ran.exit()).isZero();
    assertThat(ran.objects())
        .extracting(answer -> answer.path("position").asText())
        .containsExactly("3+5", "4", "5");
  }

  @Test
  void nothingInNothingOut() {
    CommandResult ran = CommandResult.withInput("", "solve", "nim", "-");
    assertThat(ran).isEqualTo(new CommandResult(0, "", ""));
  }

  @Test
  void wholeExpressions() {
    CommandResult ran =
        CommandResult.withInput(
            "divisor-duel 30\nnim 3+5 + kayles 7\ntake-away(k=4) 15\ntic-tac-toe\nnimm 3\n",
            "solve",
            "-",
            "--json",
            "--moves",
            "none");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.objects())
        .extracting(answer -> answer.path("game").asText())
        .containsExactly("divisor-duel", "sum", "take-away", "tic-tac-toe", "");
    assertThat(ran.objects().subList(0, 4))
        .extracting(SolveJson::winner)
        .containsExactly("first", "first", "second", "tie");
    assertThat(ran.objects().get(1).path("position").asText()).isEqualTo("nim 3+5 + kayles 7");
    assertThat(ran.objects().get(4).path("error").asText()).contains("Did you mean nim?");
  }

  @Tag("slow")
  @Test
  void aLinePastTheBudgetEndsWithThree() {
    CommandResult ran =
        CommandResult.withInput(
            "", "solve", "connect-four", "--set", "height=7", "-", "--json", "--budget", "1000");
    assertThat(ran.exit()).isZero();
    CommandResult late =
        CommandResult.withInput(
            "tic-tac-toe\nconnect-four(height=7)\nnim 3\n",
            "solve",
            "-",
            "--json",
            "--budget",
            "20000");
    assertThat(late.exit()).isEqualTo(3);
    assertThat(late.objects()).hasSize(3);
    assertThat(late.objects().get(1).path("winner").isNull()).isTrue();
    assertThat(SolveJson.winner(late.objects().get(2))).isEqualTo("first");
  }

  /** The answer to a line does not depend on the lines before it. */
  @Tag("slow")
  @Test
  void linesDoNotDependOnEachOther() {
    List<String> lines =
        List.of(
            "nim 9+8+7",
            "kayles 40",
            "kayles 3",
            "nim 3",
            "hex(size=3)",
            "kayles 12+12",
            "nim 4+4");
    CommandResult together =
        CommandResult.withInput(String.join("\n", lines), "solve", "-", "--json");
    for (int i = 0; i < lines.size(); i++) {
      JsonNode alone = CommandResult.withInput(lines.get(i), "solve", "-", "--json").object();
      JsonNode among = together.objects().get(i);
      for (String field : List.of("position", "winner", "remoteness", "grundy", "moves")) {
        assertThat(among.path(field)).as(lines.get(i)).isEqualTo(alone.path(field));
      }
    }
  }
}
