package zermelo.kernel;

import java.util.List;

/**
 * The moves of a position, as far as they were asked for.
 *
 * @param moves the first moves in the order of the rules, at most as many as asked for
 * @param complete whether these are all
 */
public record MoveList(List<Move> moves, boolean complete) {
  /** So many words the targets of one list should have together: 32 MB. */
  private static final int WORDS = 1 << 22;

  public MoveList {
    moves = List.copyOf(moves);
  }

  /**
   * How many moves of a position to ask for at most, if one wants so many: every move has its whole
   * target, and a position may have thousands of heaps.
   */
  public static int most(Position position, int wanted) {
    return Math.clamp(WORDS / (position.size() + 1), 1, wanted);
  }
}
