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
  private static final String WON = "XXXX./...../...../...../.....";
  private static final String WINNING = "take e1 push from left";
  private static final String LOST = "......./......./......./......./.XXX.../.OOO...";

  @Test
  void aWinInOneIsSeen() {
    JsonNode answer = CommandResult.of("solve", "quixo", WON, "--json").object();
    assertThat(answer.get("winner").asText()).isEqualTo("first");
    assertThat(answer.get("remoteness").asInt()).isEqualTo(1);
    assertThat(answer.get("evidence").get("kind").asText()).isEqualTo("search");
    assertThat(answer.get("moves")).hasSize(44);
    assertThat(answer.get("moves").get(0).get("move").asText()).isEqualTo(WINNING);
    assertThat(answer.get("moves").get(0).get("result").asText()).isEqualTo("win");
    for (JsonNode move : answer.get("moves")) {
      boolean wins = move.get("result").asText().equals("win");
      assertThat(move.get("result").asText()).isIn("win", "unknown");
      assertThat(move.get("remoteness").isNull()).isEqualTo(!wins);
      assertThat(move.get("grundy").isNull()).isTrue();
    }
    assertThat(answer.has("left_out")).isFalse();
  }

  @Tag("slow")
  @Test
  void theTextSaysWhatIsUnknown() {
    assertThat(CommandResult.of("solve", "quixo", WON).out())
        .contains("The first player, who is to move, wins in 1 ply.")
        .containsPattern("  wins    " + WINNING + " .* then 0 plies")
        .containsPattern("  unknown take a1 push from right ")
        .contains("How we know: search, by looking 1 ply ahead")
        .contains("--method computed");
    JsonNode winning =
        CommandResult.of("solve", "quixo", WON, "--moves", "winning", "--json").object();
    assertThat(winning.get("moves")).hasSize(5);
    assertThat(winning.get("left_out").asInt()).isEqualTo(39);
  }

  /** Small limits, of time or of positions, reserve a part for the short proof search. */
  @Test
  void aSmallBudgetSuffices() {
    assertThat(CommandResult.of("solve", "quixo", WON, "--budget", "2s").exit()).isZero();
    assertThat(CommandResult.of("solve", "quixo", WON, "--budget", "5000").exit()).isZero();
  }

  @Test
  void theWholeGraphCanStillBeAskedFor() {
    CommandResult ran =
        CommandResult.of("solve", "quixo", WON, "--method", "computed", "--budget", "20000");
    assertThat(ran.exit()).isEqualTo(3);
  }

  @Tag("slow")
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
    assertThat(CommandResult.of("explain", "quixo", WON).out())
        .contains("At least 5 of 44 moves win: " + WINNING)
        .contains("How we know: search");
  }

  @Tag("slow")
  @Test
  void atTheTableTheWinIsShownAndAnUnknownMoveIsNoBlunder() {
    CommandResult ran =
        CommandResult.withInput(
            "hint\ntake a5 push from right\nquit\n",
            "play",
            "quixo",
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
        .contains("  unknown take b1 push from left")
        .contains("Hint: " + WINNING + " (wins in 1 ply).");
    CommandResult resigned =
        CommandResult.withInput(
            "take a5 push from right\nresign\n",
            "play",
            "quixo",
            WON,
            "--vs",
            "human",
            "--first",
            "1",
            "--budget",
            "300ms");
    assertThat(resigned.out())
        .containsPattern("1  Player 1  take a5 push from right  win( in 1)? +-> \\?")
        .contains("not judged: ~ is an estimate, ? not known")
        .contains("Accuracy: Player 1 not known (0 of 1 moves judged); Player 2 made no move.")
        .doesNotContain("blunder");
  }
}
