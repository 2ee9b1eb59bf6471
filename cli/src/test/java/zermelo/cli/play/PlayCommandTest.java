package zermelo.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.cli.testing.CommandResult;
import zermelo.cli.testing.TestGraphs;

/** Tests {@code zermelo play} through pipes. */
final class PlayCommandTest {
  @TempDir Path folder;

  @Test
  void aWholeGameOfDivisorDuel() {
    CommandResult ran =
        CommandResult.withInput("15\n5\n5\n", "play", "divisor-duel", "30", "--vs", "human");
    assertThat(ran.out())
        .startsWith(
            """
            Game Start! Current Number is 30.

            Player 1's Turn:
            Proper divisors of 30 are: 2, 3, 5, 6, 10, 15
            Enter the divisor to subtract: 15
            Player 1 subtracts 15 from 30.
            New Current Number is 15.

            Player 2's Turn:
            Proper divisors of 15 are: 3, 5
            Enter the divisor to subtract: 5
            Player 2 subtracts 5 from 15.
            New Current Number is 10.

            Player 1's Turn:
            Proper divisors of 10 are: 2, 5
            Enter the divisor to subtract: 5
            Player 1 subtracts 5 from 10.
            New Current Number is 5.

            Player 2's Turn:
            Proper divisors of 5 are: None
            Player 2 cannot make a move.
            Player 1 wins the game!

            Game Over.
            """);
    assertThat(ran.out())
        .contains("Accuracy: Player 1 100 % (1 of 1 moves that mattered)")
        .contains("Player 2 no choice that mattered.");
    assertThat(ran.err()).isEmpty();
    assertThat(ran.exit()).isZero();
  }

  @Tag("slow")
  @Test
  void aStartIsProposedAndACoinIsThrown() {
    assertThat(CommandResult.of("play", "divisor-duel", "--seed", "1").out())
        .containsPattern("Game Start! Current Number is \\d+\\.")
        .contains("The start is proposed")
        .containsPattern("The coin says: Player [12] moves first\\.");
  }

  @Test
  void badLinesAreExplainedAndAskedAgain() {
    CommandResult ran =
        CommandResult.withInput(
            "7\n\nhlep\n15 2\nhelp\nmoves\nhint\nwhy\nundo\nredo\n15\n5\n5\n",
            "play",
            "divisor-duel",
            "30",
            "--vs",
            "human");
    assertThat(ran.out())
        .contains("'7' is not allowed here.")
        .contains("Type a move, or help.")
        .contains("'hlep' is not a move. Did you mean help?")
        .contains("'15 2' is not allowed here.")
        .contains("There is nothing to take back.")
        .contains("There is nothing to make again.")
        .contains("Hint: 15 (wins in 5 plies).")
        .contains("How we know: computed")
        .contains("Player 1 wins the game!");
    assertThat(ran.exit()).isZero();
  }

  @Test
  void endOfInputIsPolite() {
    CommandResult ran =
        CommandResult.withInput("15\n", "play", "divisor-duel", "30", "--vs", "human");
    assertThat(ran.out()).endsWith("'zermelo play --resume' continues from here.\n");
    assertThat(ran.exit()).isZero();
    assertThat(CommandResult.of("play", "--resume").out())
        .contains("Game resumed after 1 move. Current Number is 15.")
        .contains("Player 2's Turn:");
  }

  @Test
  void undoTakesBackTheMachinesMoveToo() {
    CommandResult ran =
        CommandResult.withInput(
            "3\nundo\n5\nundo\nredo\nquit\n", "play", "divisor-duel", "30", "--vs", "perfect");
    assertThat(ran.out())
        .containsPattern("Your last move is taken back\\. Current Number is 30\\.")
        .containsPattern("The move is made again\\. Current Number is \\d+\\.")
        .endsWith("continues from here.\n");
  }

  @Test
  void resigningLosesTheGame() {
    assertThat(CommandResult.withInput("resign\n", "play", "nim", "3+5", "--vs", "perfect").out())
        .contains("Player 1 resigns. Player 2 wins the game!");
  }

  @Test
  void misereIsPlayedByItsOwnRule() {
    assertThat(
            CommandResult.withInput("1\n", "play", "nim", "1", "--vs", "human", "--misere").out())
        .contains("Misère play: a player who cannot move wins.")
        .contains("Player 2 cannot make a move.\nPlayer 2 wins the game!");
  }

  @Test
  void aBlunderIsNamedWithTheMoveThatWouldHaveWon() {
    CommandResult ran =
        CommandResult.withInput("2\n14\n7\n", "play", "divisor-duel", "30", "--vs", "human");
    assertThat(ran.out())
        .contains("blunder: subtract 15 or subtract 3 would have won")
        .contains("Value history")
        .contains("(blunder)");
  }

  @Test
  void aMatchAlternatesAndEndsWhenItIsDecided() {
    CommandResult ran =
        CommandResult.withInput(
            "1\n1\n1\n1\n1\n", "play", "nim", "1", "--vs", "human", "--match", "5", "--json");
    List<JsonNode> starts =
        ran.objects().stream()
            .filter(event -> event.get("event").asText().equals("start"))
            .toList();
    assertThat(starts.stream().map(event -> event.get("first").asInt()))
        .containsExactly(1, 2, 1, 2, 1);
    JsonNode match = ran.objects().getLast();
    assertThat(match.get("event").asText()).isEqualTo("match");
    assertThat(match.get("score").toString()).isEqualTo("[3,2]");
    assertThat(match.get("leader").asInt()).isEqualTo(1);
  }

  @Test
  void valuesAreShownWhenAsked() {
    assertThat(
            CommandResult.withInput(
                    "quit\n", "play", "tic-tac-toe", "X.O/.X./..O", "--show", "values")
                .out())
        .contains("Player 1 ties with best play.")
        .containsPattern("ties +c2")
        .containsPattern("loses +b1");
  }

  @Test
  void aSavedGameGoesOn() throws IOException {
    Path file = folder.resolve("my game.play");
    CommandResult saved =
        CommandResult.withInput(
            "2: 3\nsave " + file + "\nquit\n", "play", "nim", "3+5+7", "--vs", "human");
    assertThat(saved.out()).contains("Saved. 'zermelo play --resume " + file + "'");
    String before = Files.readString(file);
    CommandResult resumed =
        CommandResult.withInput("1:3\nquit\n", "play", "--resume", file.toString());
    assertThat(resumed.out())
        .contains("Game resumed after 1 move. Position is 3+2+7.")
        .contains("New Position is 0+2+7.");
    assertThat(Files.readString(file)).isEqualTo(before);
  }

  @Test
  void theReviewIsDrawn() throws IOException {
    Path file = folder.resolve("game.svg");
    CommandResult ran =
        CommandResult.withInput(
            "2\n14\n7\n",
            "play",
            "divisor-duel",
            "30",
            "--vs",
            "human",
            "--review",
            file.toString());
    assertThat(ran.exit()).isZero();
    String svg = Files.readString(file);
    assertThat(svg).startsWith("<svg").contains("Divisor Duel 30").contains("bad-line");
    assertThat(Stream.of(svg.split("h0\"", -1)).skip(1).count())
        .as("dots, and two for each ring: of two blunders and of the legend")
        .isEqualTo(4 + 2 * 3);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"mcts", "alpha-beta"})
  void estimatesSayThatTheyAre(String who) {
    CommandResult ran =
        CommandResult.withInput(
            "4\nquit\n", "play", "connect-four", "--vs", who, "--budget", "300ms");
    assertThat(ran.out()).contains("(Player 2's move is an estimate: ");
  }

  @Tag("slow")
  @Test
  void whatIsTooLargeIsEstimatedAndNotCalledPerfect() {
    CommandResult ran =
        CommandResult.withInput(
            "4\nquit\n",
            "play",
            "reversi",
            "--set",
            "rows=8",
            "--set",
            "columns=8",
            "--first",
            "2",
            "--budget",
            "2e4");
    assertThat(ran.out())
        .contains("(Player 2's move is strong: ")
        .contains("Player 2 is the machine: strong play");
  }

  @Tag("slow")
  @Test
  void levelsOfGamesThatAreTooLargeSayThatTheyEstimate() {
    String table = CommandResult.withInput("quit\n", "play", "connect-four", "--vs", "10").out();
    assertThat(table).contains("level 10 of 10: never errs, where it knows what moves are worth");
    assertThat(CommandResult.withInput("quit\n", "play", "nim", "3+5", "--vs", "10").out())
        .contains("level 10 of 10: never errs.");
  }

  @Tag("slow")
  @Test
  void eventsSayWhetherAMoveIsProven() {
    List<JsonNode> solved =
        CommandResult.of(
                "play", "nim", "3+5", "--players", "perfect,random", "--seed", "1", "--json")
            .objects();
    assertThat(solved.getFirst().at("/players/0/name").asText()).isEqualTo("perfect");
    for (JsonNode event : solved) {
      if (event.get("event").asText().equals("move")) {
        assertThat(event.get("estimate").asBoolean()).isFalse();
        assertThat(event.get("proven").asBoolean()).isEqualTo(event.get("player").asInt() == 1);
      }
    }
    List<JsonNode> large =
        CommandResult.withInput(
                "quit\n",
                "play",
                "reversi",
                "--set",
                "rows=8",
                "--set",
                "columns=8",
                "--first",
                "2",
                "--budget",
                "2e4",
                "--json")
            .objects();
    assertThat(large.getFirst().at("/players/1/name").asText()).isEqualTo("strong");
    JsonNode reply =
        large.stream()
            .filter(event -> event.path("event").asText().equals("move"))
            .filter(event -> event.path("player").asInt() == 2)
            .findFirst()
            .orElseThrow();
    assertThat(reply.get("estimate").asBoolean()).isTrue();
    assertThat(reply.get("proven").asBoolean()).isFalse();
  }

  @Tag("slow")
  @Test
  void whatWasMissedNearTheEndOfALargeGameIsFound() {
    CommandResult ran =
        CommandResult.withInput(
            "1\n2\n1\n2\n1\n3\n1\n",
            "play",
            "connect-four",
            "--vs",
            "human",
            "--first",
            "1",
            "--budget",
            "300ms");
    assertThat(ran.out())
        .contains("Player 1 wins the game!")
        .containsPattern("6  Player 2  column 3 .*-> loss")
        .containsPattern("7  Player 1  column 1 +win( in 1)? +-> win in 0");
  }

  @Test
  void whyHasAGuessWhereTheValueIsNotKnown() {
    CommandResult ran =
        CommandResult.withInput(
            "why\nquit\n", "play", "kalah", "--vs", "human", "--first", "1", "--budget", "2000");
    assertThat(ran.out()).containsPattern("its value is not known[^?]*Hint: pit [1-6] \\(strong: ");
  }

  @Test
  void whatNobodyKnowsIsNotCounted() {
    CommandResult ran =
        CommandResult.withInput(
            "1\n2\nresign\n",
            "play",
            "connect-four",
            "--set",
            "height=7",
            "--vs",
            "human",
            "--first",
            "1",
            "--budget",
            "20ms");
    assertThat(ran.out()).contains("Accuracy: Player 1 not known (0 of 1 moves judged)");
  }

  @Test
  void resigningAWonGameIsABlunder() {
    assertThat(
            CommandResult.withInput("1:1\nresign\n", "play", "nim", "3+5", "--vs", "human").out())
        .contains("Player 2 resigned with a win in")
        .contains("Player 2 0 % (0 of 1 moves that mattered)");
  }

  @Test
  void oneOfVeryManyMovesMattered() {
    assertThat(
            CommandResult.withInput(
                    "999999999999999999\n", "play", "nim", "999999999999999999", "--vs", "human")
                .out())
        .contains("Player 1 100 % (1 of 1 moves that mattered)");
  }

  @Tag("slow")
  @Test
  void theOnlyWinningMoveIsNotCalledTheOnlyMove() {
    assertThat(
            CommandResult.withInput("hint\n", "play", "nim", "999999999999+1", "--vs", "human")
                .out())
        .contains("Hint: heap 1: take 999999999998 (wins).");
    assertThat(CommandResult.withInput("hint\n", "play", "nim", "1", "--vs", "human").out())
        .contains("Hint: take 1 (the only move).");
  }

  @Tag("slow")
  @Test
  void whereEveryMoveLosesPerfectDoesNotEstimate() {
    CommandResult ran =
        CommandResult.withInput(
            "hint\n2:7\nquit\n",
            "play",
            "nim",
            "999999999999+999999999999",
            "--players",
            "human,perfect");
    assertThat(ran.out())
        .contains("(every move loses with best play)")
        .contains("Player 2 takes 7 (heap 1)")
        .doesNotContain("an estimate");
  }

  @Test
  void nothingIsOverwrittenButSavedGames() throws IOException {
    Path rules = Files.writeString(folder.resolve("my.game"), "game Mine\n");
    CommandResult ran =
        CommandResult.withInput(
            "save " + rules + "\nquit\n", "play", "nim", "3+5", "--vs", "human");
    assertThat(ran.out()).contains("already exists and is not a saved game");
    assertThat(Files.readString(rules)).isEqualTo("game Mine\n");
  }

  @Test
  void aFileThatIsNoSavedGameDisturbsNothing() throws IOException {
    CommandResult.withInput("1:1\nquit\n", "play", "nim", "3+5", "--vs", "human");
    Path other = Files.writeString(folder.resolve("other.txt"), "hello\n");
    CommandResult refused = CommandResult.of("play", "--resume", other.toString());
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused.err()).contains("is not a saved game");
    assertThat(CommandResult.of("play", "--resume").out())
        .contains("Game resumed after 1 move. Position is 2+5.");
  }

  @Test
  void aGameThatCannotBeResumedIsPassedOver() throws IOException {
    Path rules =
        Files.writeString(
            folder.resolve("mine.game"), "game Mine\nheap n\nmove take k in 1..n\n  n := n - k\n");
    CommandResult.withInput("1:1\nquit\n", "play", "nim", "3+6", "--vs", "human");
    CommandResult.withInput("1:1\nquit\n", "play", rules.toString(), "3+7", "--vs", "human");
    Files.delete(rules);
    CommandResult ran = CommandResult.of("play", "--resume");
    assertThat(ran.err()).contains("passed over").contains("there is no file");
    assertThat(ran.out()).contains("Position is 2+6.");
  }

  @Test
  void controlCharactersDoNotComeThrough() {
    CommandResult ran =
        CommandResult.withInput(
            "\u001b[31mx\n" + "y".repeat(3_000_000) + "\n", "play", "nim", "3+5", "--vs", "human");
    assertThat(ran.out()).doesNotContain("\u001b").hasSizeLessThan(5_000);
  }

  @Test
  void aGraphIsPlayedFromAnyOfItsNodes() {
    assertThat(CommandResult.of("play", TestGraphs.game("mini-test-1.dot"), "--seed", "1").out())
        .contains("The start is proposed")
        .contains("Game Start! Position is ");
  }

  @Test
  void nothingButTextGoesIntoAPipe() {
    CommandResult ran =
        CommandResult.withInput("b2\na1\nquit\n", "play", "tic-tac-toe", "--show", "values");
    assertThat(ran.out()).doesNotContain("\u001b");
  }

  @Test
  void aSumIsNamedByItsParts() {
    assertThat(
            CommandResult.withInput(
                    "3: two 3\nquit\n", "play", "nim 3+5 + kayles 7", "--vs", "human")
                .out())
        .contains("Player 1 plays part 3 (kayles 7): two 3.");
  }
}
