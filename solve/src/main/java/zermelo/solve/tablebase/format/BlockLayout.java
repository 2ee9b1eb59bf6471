package zermelo.solve.tablebase.format;

import zermelo.kernel.Ending;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.PositionCursor;
import zermelo.solve.tablebase.memory.RankBitSet;
import zermelo.solve.tablebase.memory.TierTable;

/**
 * Divides the ranks of a tier into blocks, and defines which packed values of a block are stored.
 *
 * <p>A block stores a packed value for each rank whose position is its own representative ({@link
 * PositionCursor#chosen}), 0 if it is unreachable. The other ranks are recomputed when the block is
 * read, and take no space.
 */
public final class BlockLayout {
  /** The ranks of a block: few, so that a query need not read many. */
  public static final int RANKS = 1 << 10;

  private BlockLayout() {}

  public static long count(long ranks) {
    return (ranks + RANKS - 1) / RANKS;
  }

  /** Receives the packed values of a block in order. */
  public interface ValueSink {
    void put(int packedValue, boolean ended);
  }

  /** Passes the packed values of a block to a sink. */
  public static void show(PositionCursor cursor, TierTable tier, long block, ValueSink sink) {
    RankBitSet reached = tier.reached();
    long from = block * RANKS;
    long end = Math.min(from + RANKS, reached.size());
    long place = reached.place(from);
    for (long number = from; number < end; number++) {
      if (number == from) {
        cursor.seek(tier.first() + number);
      } else {
        cursor.next(tier.first() + number);
      }
      boolean in = reached.has(number);
      if (in || cursor.chosen()) {
        sink.put(
            in ? tier.packedValues().get(place++) : PackedValue.WAITING,
            cursor.ending() != Ending.OPEN);
      }
    }
  }

  /** Receives the packed values of a block that are not 0, with their ranks. */
  public interface RankedValueSink {
    void at(long rank, int packedValue);
  }

  /**
   * Reads a block.
   *
   * @param first the first rank of the tier
   * @param end one past the last rank of the tier
   */
  static void read(
      PositionCursor cursor,
      BlockCoder coder,
      long first,
      long end,
      long block,
      RankedValueSink found) {
    long from = first + block * RANKS;
    long last = Math.min(from + RANKS, end);
    for (long rank = from; rank < last; rank++) {
      if (rank == from) {
        cursor.seek(rank);
      } else {
        cursor.next(rank);
      }
      if (cursor.chosen()) {
        int packedValue = coder.get(cursor.ending() != Ending.OPEN);
        if (packedValue != PackedValue.WAITING) {
          found.at(rank, packedValue);
        }
      }
    }
  }
}
