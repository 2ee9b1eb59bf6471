package zermelo.acceptance.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests {@code play} as a process: killed and resumed, and at a pseudo-terminal. */
@Tag("slow")
final class PlayProcessTest {
  @TempDir Path state;

  @Test
  void aKilledMatchGoesOnWhereItWas() throws Exception {
    try (ProgramProcess first =
        ProgramProcess.piped(state, "play", "nim", "1+2", "--vs", "human", "--match", "3")) {
      first.await("Enter your move: ").type("1:1\n");
      first.await("Enter your move: ").type("2\n"); // player 2 wins game 1
      first.await("Score: Player 1 has 0, Player 2 has 1.");
      first.await("Player 2 moves first.").await("Enter your move: ").type("2:1\n");
      first.await("New Position is 1+1.").kill();
    }
    try (ProgramProcess second = ProgramProcess.piped(state, "play", "--resume")) {
      second.await("Game 2 of 3. Score: Player 1 has 0, Player 2 has 1.");
      second.await("Game resumed after 1 move. Position is 1+1.");
      second.await("Player 1's Turn:").await("Enter your move: ").type("1:1\n");
      second.await("Player 2's Turn:").await("Enter your move: ").kill();
    }
    try (ProgramProcess third = ProgramProcess.piped(state, "play", "--resume")) {
      third.await("Game resumed after 2 moves. Position is 0+1.").type("1\n");
      third.await("Player 2 wins the game!");
      third.await("Player 2 wins the match 2 to 0!");
      assertThat(third.exit()).isZero();
    }
    try (Stream<Path> files = Files.list(state)) {
      assertThat(files).isEmpty();
    }
    try (ProgramProcess fourth = ProgramProcess.piped(state, "play", "--resume")) {
      fourth.await("zermelo: there is no game to resume");
      assertThat(fourth.exit()).isEqualTo(2);
    }
  }

  @Test
  void aGameIsResumedByOneOnly() throws Exception {
    try (ProgramProcess first =
        ProgramProcess.piped(state, "play", "nim", "3+5", "--vs", "human")) {
      first.await("Enter your move: ").type("1:1\n");
      first.await("Position is 2+5.").kill();
    }
    try (ProgramProcess one = ProgramProcess.piped(state, "play", "--resume")) {
      one.await("Position is 2+5.").await("Enter your move: ");
      try (ProgramProcess two = ProgramProcess.piped(state, "play", "--resume")) {
        two.await("or it is being played elsewhere");
        assertThat(two.exit()).isEqualTo(2);
      }
    }
  }

  @Test
  void anEndThatNobodyWasToldIsTold() throws Exception {
    // Killed during its review, which takes a while in a game too large to solve.
    try (ProgramProcess first =
        ProgramProcess.piped(state, "play", "connect-four", "--vs", "human")) {
      first.type("1\n2\n1\n2\n1\n2\n1\n").await("Game Over.").kill();
    }
    try (ProgramProcess again =
        ProgramProcess.piped(state, "play", "--resume", "--budget", "100ms")) {
      again.await("wins the game!").await("Review:").await("Accuracy:");
      assertThat(again.exit()).isZero();
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aPersonPlaysAtATerminal() throws Exception {
    try (ProgramProcess program =
        ProgramProcess.atTerminal(
            state, "play", "tic-tac-toe", "--vs", "human", "--first", "1", "--show", "values")) {
      program.await("Tic-tac-toe").await("Enter your move: ").type("b2\r");
      program.await("Player 1 plays b2.").await("Enter your move: ").type("zz\r");
      program.await("'zz' is not a move.").await("Enter your move: ").type("a1\r");
      program.await("Player 2 plays a1.").await("Enter your move: ").type("undo\r");
      program.await("Your last move is taken back.").await("Enter your move: ");
      assertThat(program.raw()).contains("\u001b[31m").contains("\u001b[33m");
      program.type("quit\r").await("continues from here.");
      assertThat(program.exit()).isZero();
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void tabCompletesAMove() throws Exception {
    try (ProgramProcess program =
        ProgramProcess.atTerminal(state, "play", "nim", "3+5", "--vs", "human")) {
      program.await("Enter your move: ").type("heap 2\t4\r");
      program.await("Player 1 takes 4 (heap 2).").await("Enter your move: ").type("resi\t\r");
      program.await("Player 2 resigns. Player 1 wins the game!");
      assertThat(program.exit()).isZero();
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void controlDAndControlCLeavePolitely() throws Exception {
    for (String key : new String[] {"\u0004", "\u0003"}) {
      try (ProgramProcess program =
          ProgramProcess.atTerminal(state, "play", "nim", "3+5", "--vs", "human")) {
        program.await("Enter your move: ").type(key);
        program.await("The game is kept");
        assertThat(program.exit()).isZero();
      }
    }
  }
}
