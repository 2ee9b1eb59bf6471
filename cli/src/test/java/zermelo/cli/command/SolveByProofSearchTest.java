package zermelo.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.cli.testing.CommandResult;

/**
 * Tests short proofs: wins and losses a few plies away, in games too large to search completely.
 * They are found, and no false result is reported.
 */
final class SolveByProofSearchTest {
  private static final String WON = "......./......./......./......./OOO..../XXX....";
  private static final String LOST = "......./......./......./......./.XXX.../.OOO...";

  @Test
  void aWinInOneIsSeen() {
    JsonNode answer = CommandResult.of("solve", "connect-four", WON, "--json").object();
    assertThat(answer.get("winner").asText()).isEqualTo("first");
    assertThat(answer.get("remoteness").asInt()).isEqualTo(1);
    assertThat(answer.get("evidence").get("kind").asText()).isEqualTo("search");
    assertThat(answer.get("moves")).hasSize(7);
    assertThat(answer.get("moves").get(0).get("move").asText()).isEqualTo("column 4");
    assertThat(answer.get("moves").get(0).get("result").asText()).isEqualTo("win");
    for (int i = 1; i < 7; i++) {
      JsonNode move = answer.get("moves").get(i);
      assertThat(move.get("result").asText()).isEqualTo("unknown");
      assertThat(move.get("remoteness").isNull()).isTrue();
      assertThat(move.get("grundy").isNull()).isTrue();
    }
    assertThat(answer.has("left_out")).isFalse();
  }

  @Test
  void theTextSaysWhatIsUnknown() {
    assertThat(CommandResult.of("solve", "connect-four", WON).out())
        .contains("The first player, who is to move, wins in 1 ply.")
        .containsPattern("  wins    column 4 .* then 0 plies")
        .containsPattern("  unknown column 1 ")
        .contains("How we know: search, by looking 1 ply ahead")
        .contains("--method computed");
    JsonNode winning =
        CommandResult.of("solve", "connect-four", WON, "--moves", "winning", "--json").object();
    assertThat(winning.get("moves")).hasSize(1);
    assertThat(winning.get("left_out").asInt()).isEqualTo(6);
  }

  /** Small limits, of time or of positions, reserve a part for the short proof search. */
  @Test
  void aSmallBudgetSuffices() {
    assertThat(CommandResult.of("solve", "connect-four", WON, "--budget", "2s").exit()).isZero();
    assertThat(CommandResult.of("solve", "connect-four", WON, "--budget", "5000").exit()).isZero();
  }

  @Test
  void theWholeGraphCanStillBeAskedFor() {
    CommandResult ran =
        CommandResult.of("solve", "connect-four", WON, "--method", "computed", "--budget", "20000");
    assertThat(ran.exit()).isEqualTo(3);
  }

  @Test
  void aLossIsProvenByAllMoves() {
    JsonNode answer = CommandResult.of("solve", "connect-four", LOST, "--json").object();
    assertThat(answer.get("winner").asText()).isEqualTo("second");
    assertThat(answer.get("remoteness").asInt()).isEqualTo(2);
    assertThat(answer.get("evidence").get("kind").asText()).isEqualTo("search");
    assertThat(answer.get("moves").findValuesAsText("result")).containsOnly("lose");
  }

  @Test
  void smallGamesAreSearchedWhole() {
    JsonNode answer = CommandResult.of("solve", "tic-tac-toe", "XX./OO./...", "--json").object();
    assertThat(answer.get("evidence").get("kind").asText()).isEqualTo("computed");
    assertThat(answer.get("moves").findValuesAsText("result")).doesNotContain("unknown");
  }

  @Test
  void explainSaysAtLeast() {
    assertThat(CommandResult.of("explain", "connect-four", WON).out())
        .contains("At least 1 of 7 moves wins: column 4.")
        .contains("How we know: search");
  }

  @Tag("slow")
  @Test
  void atTheTableTheWinIsShownAndAnUnknownMoveIsNoBlunder() {
    CommandResult ran =
        CommandResult.withInput(
            "hint\n7\nquit\n",
            "play",
            "connect-four",
            WON,
            "--vs",
            "human",
            "--first",
            "1",
            "--show",
            "values",
            "--budget",
            "2s");
    assertThat(ran.out())
        .contains("Player 1 wins in 1 ply with best play.")
        .contains("  unknown column 1")
        .contains("Hint: column 4 (proven: by looking 1 ply ahead).");
    CommandResult resigned =
        CommandResult.withInput(
            "7\nresign\n",
            "play",
            "connect-four",
            WON,
            "--vs",
            "human",
            "--first",
            "1",
            "--budget",
            "300ms");
    assertThat(resigned.out())
        .containsPattern("1  Player 1  column 7  win( in 1)? +-> \\?")
        .contains("? means: too large")
        .contains("Accuracy: Player 1 not known; Player 2 made no move.")
        .doesNotContain("blunder");
  }
}
