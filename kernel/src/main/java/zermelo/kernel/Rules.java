package zermelo.kernel;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.input.BadInput;

/**
 * The rules of one game with its parameters set, as a person sees them.
 *
 * <p>They know notation and move labels, and every position is an object. All methods are pure
 * functions: no clock, no cache, no solver.
 *
 * <p>In a sum of heaps, a position consists of parts, one for each heap. Any other position is its
 * own single part. {@link #space} gives the solver's view, which is about parts.
 */
public interface Rules {
  /** The id that sums and files use for this game. */
  String id();

  Facts facts();

  /** The value of every parameter as text, given or default. */
  Map<String, String> parameterValues();

  /** The components of a position or heap; none if the notation does not consist of numbers. */
  default List<PositionComponent> components() {
    return List.of();
  }

  /** The start of the game, if it has one. */
  Optional<Position> start();

  /** Positions from which all others can be reached: the start, if there is one. */
  default List<Position> roots() {
    return start().map(List::of).orElse(List.of());
  }

  /** The position that the text denotes; {@link BadInput} says what is wrong with the text. */
  Position parse(String text);

  /** The text of a position; {@link #parse} reads it back. */
  String print(Position position);

  /**
   * The text of a position, including whose turn it is.
   *
   * <p>It differs from {@link #print} where that describes the position from the view of the player
   * to move and omits the turn. Sums need the turn: all their components must agree on it.
   */
  default String printWithTurn(Position position) {
    return print(position);
  }

  /** The first {@code limit} moves of a position, in the order of the rules. */
  MoveList moves(Position position, int limit);

  /** How the rules end the game here; {@link Ending#OPEN} if they do not. */
  Ending ending(Position position);

  /**
   * The number of moves of the position.
   *
   * <p>Returns -1 if counting would take more than {@code limit} steps or is impossible.
   */
  default long countMoves(Position position, int limit) {
    MoveList list = moves(position, limit);
    return list.complete() ? list.moves().size() : -1;
  }

  /** The move with this label, if it is legal here. */
  default Optional<Move> move(Position position, String label) {
    return moves(position, Integer.MAX_VALUE).moves().stream()
        .filter(move -> move.label().equals(label))
        .findFirst();
  }

  /** The heaps of a position, each as a position of its own; otherwise the position alone. */
  default List<Position> parts(Position position) {
    return List.of(position);
  }

  /**
   * The position that consists of these parts; the inverse of {@link #parts}.
   *
   * <p>Sums of heaps join any number of parts, also zero.
   */
  default Position join(List<Position> parts) {
    if (parts.size() != 1) {
      throw new IllegalArgumentException(id() + " is not a sum of heaps, but has " + parts.size());
    }
    return parts.getFirst();
  }

  /** In games with a score: by how much the player to move already leads. */
  default int lead(Position position) {
    return 0;
  }

  /** In games with a score: the gain of the player to move when there is no move left. */
  default int settlement(Position position) {
    return 0;
  }

  /** The player to move: 0 the first, 1 the second; always 0 in impartial games. */
  default int turn(Position position) {
    return 0;
  }

  /** The player's name on the board, {@code X} or {@code O}; empty if there is none. */
  default String playerName(int player) {
    return "";
  }

  /** The same position with that player to move, for the unmoved components of a sum. */
  default Position giveTurn(Position position, int player) {
    return position;
  }

  /** The words used for this game while it is played. */
  default Phrases phrases() {
    return Phrases.PLAIN;
  }

  /** A drawing of the position. */
  default Picture picture(Position position) {
    return new Picture.Notation(print(position));
  }

  /**
   * The solver's view of everything that can be reached from these parts.
   *
   * <p>The caller owns it: a space has scratch memory and serves one thread.
   */
  Space space(List<Position> parts);
}
