package zermelo.language.position;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.Program;

/**
 * The suffix of a position that names the player to move: {@code :R} or {@code :L}.
 *
 * <p>Usually that is Left. Where every move adds as many stones of the player who makes it, the
 * board says it: Right is to move if Left has more stones. The turn is printed if it is not the
 * usual one and matters: in a game with a board, or if a player may move again. Positions of other
 * games are written from the side of the player to move. Older letters can be read too: A and B, V
 * and H, and the players' symbols.
 */
public final class TurnSuffix {
  private final boolean partizan;
  private final boolean printed;
  private final boolean counted;
  private final Optional<BoardDeclaration> board;
  private final int boardSlot;

  public TurnSuffix(Program program) {
    this.partizan = program.partizan();
    this.board = program.board();
    this.printed =
        partizan && (board.isPresent() || program.movesAgain() || program.namesPlayers());
    this.counted = board.isPresent() && countsStones(program);
    this.boardSlot = Boards.place(program).orElse(0);
  }

  /** The text of a position and the turn that follows it. */
  public record Split(String position, OptionalInt turn) {}

  public Split split(String text) {
    int colon = text.lastIndexOf(':');
    String letter = text.substring(colon + 1).strip();
    OptionalInt turn = colon < 0 || !partizan ? OptionalInt.empty() : player(letter);
    return turn.isEmpty() ? new Split(text, turn) : new Split(text.substring(0, colon), turn);
  }

  /** Why the text after the colon is not a player. */
  String problem(String text) {
    String found = text.substring(text.lastIndexOf(':') + 1).strip();
    return partizan
        ? "expected the player to move, L or R, after the colon, found '%s'".formatted(found)
        : "both players have the same moves, so no player may follow after a colon";
  }

  private OptionalInt player(String letter) {
    if (letter.length() != 1) {
      return OptionalInt.empty();
    }
    int known = "LRABVH".indexOf(letter);
    if (known >= 0) {
      return OptionalInt.of(known % 2);
    }
    int owner = board.map(b -> b.symbols().indexOf(letter)).filter(i -> i >= 0).orElse(-1);
    int player = owner < 0 ? -1 : board.get().owner(owner);
    return player < 0 ? OptionalInt.empty() : OptionalInt.of(player);
  }

  /** The player to move if the text does not say it. */
  int usual(EvaluationFrame frame) {
    if (!counted) {
      return 0;
    }
    long[] symbols = frame.lists[boardSlot];
    int more =
        IntStream.range(0, symbols.length)
            .map(
                i ->
                    switch (board.get().owner((int) symbols[i])) {
                      case 0 -> 1;
                      case 1 -> -1;
                      default -> 0;
                    })
            .sum();
    return more > 0 ? 1 : 0;
  }

  /** What follows the position in the frame. */
  public String suffix(EvaluationFrame frame) {
    return !printed || frame.turn == usual(frame) ? "" : frame.turn == 1 ? ":R" : ":L";
  }

  /** Whether printed positions say whose turn it is. */
  public boolean printed() {
    return printed;
  }

  /** Whether every move puts equally many stones of the player who makes it, and nothing else. */
  private static boolean countsStones(Program program) {
    return program.board().get().owned()
        && program.moves().stream()
            .allMatch(
                move ->
                    changes(move)
                        .allMatch(
                            change ->
                                change instanceof Program.CellAssignment put
                                    && isLibraryId(program, move, put)))
        && program.moves().stream().map(move -> changes(move).count()).distinct().count() == 1;
  }

  private static Stream<Program.Change> changes(Program.MoveRule move) {
    return move.stages().stream().flatMap(stage -> stage.changes().stream());
  }

  private static boolean isLibraryId(
      Program program, Program.MoveRule move, Program.CellAssignment put) {
    BoardDeclaration board = program.board().get();
    return switch (put.symbol()) {
      case BoardTerm.PlayerSymbol symbol -> symbol.mine();
      case BoardTerm.Symbol symbol ->
          switch (move.mover()) {
            case EITHER -> false;
            case LEFT -> board.owner(symbol.index()) == 0;
            case RIGHT -> board.owner(symbol.index()) == 1;
          };
      default -> false;
    };
  }
}
