package zermelo.kernel;

/**
 * How people speak of a game while they play it: {@code Current Number is 30}, {@code Proper
 * divisors of 30 are: 2, 3}, {@code Enter the divisor to subtract}, {@code subtracts 15 from 30}.
 * Every method has an answer for a game that says nothing of its own.
 */
public interface Phrases {
  /** For games without words of their own. */
  Phrases PLAIN = new Phrases() {};

  /** What the position is called, as the subject of a sentence. */
  default String position() {
    return "Position";
  }

  /** What the moves of a position are called, as the subject of a sentence. */
  default String moves(Position position) {
    return "Moves";
  }

  /** What a player is asked to enter. */
  default String choice() {
    return "your move";
  }

  /** A move as the list of moves shows it; a player may type it. */
  default String name(Position position, Move move) {
    return move.label();
  }

  /** What a player does by a move, as the rest of a sentence that begins with the player. */
  default String deed(Position position, Move move) {
    return "plays " + move.label();
  }
}
