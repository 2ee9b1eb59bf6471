package zermelo.kernel;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.input.BadInput;

/**
 * The rules of one game with its parameters settled, as a person sees them: notation, labels, one
 * object per position. Pure functions: no clock, no cache, no solver.
 *
 * <p>A position of a game that is a sum of heaps consists of parts, one per heap; any other
 * position is its own single part. {@link #space} speaks of parts.
 */
public interface Rules {
  /** The id under which sums and files name this game. */
  String id();

  Facts facts();

  /** The value of every parameter as text, given or default. */
  Map<String, String> values();

  /** The components of a position (of a heap); none where its notation is not made of numbers. */
  default List<PositionComponent> components() {
    return List.of();
  }

  /** The start of the game, where it has one by itself. */
  Optional<Position> start();

  /** Positions from which all others can be reached: the start, where there is one. */
  default List<Position> roots() {
    return start().map(List::of).orElse(List.of());
  }

  /** The position that the text names; {@link BadInput} says what is wrong with it. */
  Position parse(String text);

  /** The text of a position; {@link #parse} reads it back. */
  String print(Position position);

  /**
   * The text of a position that also says whose turn it is, where {@link #print} leaves that out
   * because it tells the position from the side of the player to move. Sums need it: all their
   * components must agree on the turn.
   */
  default String printWithTurn(Position position) {
    return print(position);
  }

  /** The first {@code limit} moves of a position, in the order of the rules. */
  MoveList moves(Position position, int limit);

  /** How the rules end the game here, if they do. */
  Ending ending(Position position);

  /**
   * How many moves the position has, or -1 if counting them would take more than {@code limit}
   * steps or cannot be done at all.
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

  /** The heaps of a position, each as a position of its own; else the position alone. */
  default List<Position> parts(Position position) {
    return List.of(position);
  }

  /**
   * The position that consists of these parts: what {@link #parts} takes apart. Games that are sums
   * of heaps put any number of them together, none too.
   */
  default Position join(List<Position> parts) {
    if (parts.size() != 1) {
      throw new IllegalArgumentException(id() + " is no sum of heaps, but has " + parts.size());
    }
    return parts.getFirst();
  }

  /** By how much the player to move leads already (games with a score). */
  default int lead(Position position) {
    return 0;
  }

  /** In games with a score: what the player to move gains when there is no move left. */
  default int settlement(Position position) {
    return 0;
  }

  /** Which player is to move: 0 the first, 1 the second; always 0 in impartial games. */
  default int turn(Position position) {
    return 0;
  }

  /** What a player is called on the board, {@code X} or {@code O}; empty where nothing tells. */
  default String role(int player) {
    return "";
  }

  /** The same position with that player to move: what happens to the unmoved games of a sum. */
  default Position giveTurn(Position position, int player) {
    return position;
  }

  /** How people speak of this game while they play it. */
  default Phrases phrases() {
    return Phrases.PLAIN;
  }

  /** What a position looks like. */
  default Picture picture(Position position) {
    return new Picture.Notation(print(position));
  }

  /**
   * The solver's view of all that can be reached from these parts. The caller owns it: a space has
   * scratch memory and serves one thread.
   */
  Space space(List<Position> parts);
}
