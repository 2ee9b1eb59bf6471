package zermelo.kernel;

import java.util.List;

/**
 * The moves of a position, up to a requested number.
 *
 * @param moves the first moves in the order of the rules, at most the requested number
 * @param complete whether these are all moves
 */
public record MoveList(List<Move> moves, boolean complete) {
  /** The most words that the targets of one list should have together: 32 MB. */
  private static final int WORDS = 1 << 22;

  public MoveList {
    moves = List.copyOf(moves);
  }

  /**
   * The number of moves to list: as many as wanted, or fewer if they would take too much memory.
   *
   * <p>Every move holds its whole target, and a position may have thousands of heaps.
   */
  public static int most(Position position, int wanted) {
    return Math.clamp(WORDS / (position.size() + 1), 1, wanted);
  }
}
