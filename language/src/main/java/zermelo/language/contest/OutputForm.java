package zermelo.language.contest;

import java.util.List;

/**
 * How the answer to one case of a contest problem is written, such as {@code First|Second}.
 *
 * <p>There is an alternative for each outcome: what to write when the first player wins, when the
 * second does, and so on.
 *
 * @param text the form as it was declared
 * @param alternatives for a win of the first player, of the second, a tie, a draw; a single one is
 *     for all, and ties and draws may share the third
 */
public record OutputForm(String text, List<List<Piece>> alternatives) {
  public OutputForm {
    alternatives = List.copyOf(alternatives);
  }

  /** A part of the output. */
  public sealed interface Piece {}

  /** A word that is written as it is. */
  public record Literal(String text) implements Piece {}

  /** The end of a line. */
  public record LineEnd() implements Piece {}

  /**
   * A choice of the winning move, or the number of its heap.
   *
   * @param more what is added to it, such as -1 if the judge counts from 0
   */
  public record Choice(String name, long more) implements Piece {}

  /** The number of the case in its input, from 1. */
  public record CaseNumber() implements Piece {}

  /** Stands between two pieces that no blank separates. */
  public record Joint() implements Piece {}

  /** A value of the position. */
  public enum Quantity implements Piece {
    GRUNDY("grundy"),
    MARGIN("margin"),
    REMOTENESS("remoteness"),
    WINNING_MOVES("winning-moves"),
    WINNING_MOVE("winning-move");

    private final String word;

    Quantity(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }

  /** Whether a piece occurs in some alternative. */
  public boolean uses(Piece piece) {
    return alternatives.stream().anyMatch(pieces -> pieces.contains(piece));
  }

  /** Whether some alternative shows a winning move or a part of it. */
  public boolean usesMove() {
    return uses(Quantity.WINNING_MOVE)
        || alternatives.stream()
            .anyMatch(pieces -> pieces.stream().anyMatch(Choice.class::isInstance));
  }
}
