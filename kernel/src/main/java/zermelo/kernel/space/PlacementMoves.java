package zermelo.kernel.space;

import java.util.List;

/**
 * Describes a game as a set of bits in which moves only clear bits.
 *
 * <p>There are at most 64 bits. A move is legal if all bits that it needs are set. It clears at
 * least one of the bits that it needs, so it cannot be made twice. No move sets a bit. A player who
 * cannot move loses, and nothing else ends the game. So a position is the sum of its regions, which
 * no move connects: domineering, cram, col and snort are such games (strong placement games, in the
 * literature).
 *
 * @param rows the rows of the board; {@code columns} its columns
 * @param cells if true, bit {@code row * columns + column} is a free cell, and a move clears the
 *     cells that it needs. If false, each bit is a legal move, which needs its own bit and clears
 *     those of all moves that it makes illegal
 */
public record PlacementMoves(
    int rows, int columns, boolean cells, List<Placement> moves, BitReader reader) {

  public PlacementMoves {
    moves = List.copyOf(moves);
  }

  /** Reads the bits from a packed position. */
  @FunctionalInterface
  public interface BitReader {
    long bits(long[] words, int at);
  }

  /** Which players may make a move. */
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
