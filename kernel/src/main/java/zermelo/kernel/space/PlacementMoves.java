package zermelo.kernel.space;

import java.util.List;

/**
 * Describes a game as a set of bits in which moves only clear bits.
 *
 * <p>There are at most {@value #MAX_BITS} bits, in two words. A move is legal if all bits that it
 * needs are set. It clears at least one of the bits that it needs, so it cannot be made twice. No
 * move sets a bit. A player who cannot move loses, and nothing else ends the game. So a position is
 * the sum of its regions, which no move connects: domineering, cram, col and snort are such games
 * (strong placement games, in the literature).
 *
 * @param rows the rows of the board; {@code columns} its columns
 * @param cells if true, bit {@code row * columns + column} is a free cell, and a move clears the
 *     cells that it needs. If false, each bit is a legal move, which needs its own bit and clears
 *     those of all moves that it makes illegal
 * @param reader reads the first 64 bits; {@code highReader} the others
 */
public record PlacementMoves(
    int rows,
    int columns,
    boolean cells,
    List<Placement> moves,
    BitReader reader,
    BitReader highReader) {
  /** The most bits of a position. */
  public static final int MAX_BITS = 128;

  public PlacementMoves {
    moves = List.copyOf(moves);
  }

  /** Moves of up to 64 bits. */
  public PlacementMoves(
      int rows, int columns, boolean cells, List<Placement> moves, BitReader reader) {
    this(rows, columns, cells, moves, reader, (words, at) -> 0);
  }

  /** Whether some move needs or clears bits of the second word. */
  public boolean wide() {
    return moves.stream().anyMatch(move -> (move.needHigh() | move.clearHigh()) != 0);
  }

  /** Reads 64 bits from a packed position. */
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
   * @param need the bits that must be set, the first 64
   * @param clear the bits that it clears, the first 64
   * @param needHigh the bits from the 64th on that must be set
   * @param clearHigh the bits from the 64th on that it clears
   */
  public record Placement(Mover mover, long need, long clear, long needHigh, long clearHigh) {
    /** A move among the first 64 bits. */
    public Placement(Mover mover, long need, long clear) {
      this(mover, need, clear, 0, 0);
    }

    /** The number of bits that must be set. */
    public int size() {
      return Long.bitCount(need) + Long.bitCount(needHigh);
    }
  }
}
