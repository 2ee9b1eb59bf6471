package zermelo.kernel;

/**
 * The words used for a game while it is played.
 *
 * <p>Examples: {@code Current Number is 30}, {@code Proper divisors of 30 are: 2, 3}, {@code Enter
 * the divisor to subtract}, {@code subtracts 15 from 30}. Every method has a default for games
 * without phrases of their own.
 */
public interface Phrases {
  /** The default phrases. */
  Phrases PLAIN = new Phrases() {};

  /** The name of the position, as the subject of a sentence. */
  default String position() {
    return "Position";
  }

  /** The name of a position's moves, as the subject of a sentence. */
  default String moves(Position position) {
    return "Moves";
  }

  /** The object of "Enter ...", the prompt for a move. */
  default String choice() {
    return "your move";
  }

  /** A move as the list of moves shows it; players may type this text. */
  default String name(Position position, Move move) {
    return move.label();
  }

  /** The predicate of a sentence that describes a move and whose subject is the player. */
  default String action(Position position, Move move) {
    return "plays " + move.label();
  }
}
