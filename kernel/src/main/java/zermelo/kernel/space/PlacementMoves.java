package zermelo.kernel.space;

import java.util.List;

/**
 * The moves of a game in which each move only uses up some of at most 64 resources.
 *
 * <p>A position is a set of bits. A move is legal if all bits that it needs are set, and it clears
 * some bits, at least one of its own. No move sets a bit. A player who cannot move loses, and
 * nothing else ends the game. So a position is the sum of its connected parts: domineering, cram,
 * col and snort are such games (strong placement games, in the literature).
 *
 * @param rows the rows of the board; {@code columns} its columns
 * @param cells whether bit {@code row * columns + column} is a cell, and every move clears the
 *     cells that it needs. Otherwise each bit is a move, legal as long as the bit is set
 */
public record PlacementMoves(
    int rows, int columns, boolean cells, List<Placement> moves, BitReader reader) {

  public PlacementMoves {
    moves = List.copyOf(moves);
  }

  /** Finds the bits of a packed position. */
  @FunctionalInterface
  public interface BitReader {
    long bits(long[] words, int at);
  }

  /** The players that have a move. */
  public enum Mover {
    LEFT,
    RIGHT,
    BOTH
  }

  /**
   * A move.
   *
   * @param need the bits that must be set
   * @param clear the bits that it clears
   */
  public record Placement(Mover mover, long need, long clear) {}
}
