package zermelo.solve.tablebase.format;

import zermelo.kernel.Ending;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.PositionCursor;
import zermelo.solve.tablebase.memory.RankBitSet;
import zermelo.solve.tablebase.memory.TierTable;

/**
 * How the ranks of a tier fall into blocks, and what of a block is written: a cell for each rank
 * that stands for itself ({@link PositionCursor#chosen}), 0 for those that cannot be reached. The
 * others are found out again when the block is read, and cost nothing.
 */
public final class BlockLayout {
  /** The ranks of a block: few, so that a query need not read many. */
  public static final int RANKS = 1 << 10;

  private BlockLayout() {}

  public static long count(long ranks) {
    return (ranks + RANKS - 1) / RANKS;
  }

  /** Takes the cells of a block in order. */
  public interface ValueSink {
    void put(int cell, boolean ended);
  }

  /** Shows the cells of a block of a tier. */
  public static void show(PositionCursor mover, TierTable tier, long block, ValueSink sink) {
    RankBitSet reached = tier.reached();
    long from = block * RANKS;
    long end = Math.min(from + RANKS, reached.size());
    long place = reached.place(from);
    for (long number = from; number < end; number++) {
      if (number == from) {
        mover.go(tier.first() + number);
      } else {
        mover.next(tier.first() + number);
      }
      boolean in = reached.has(number);
      if (in || mover.chosen()) {
        sink.put(
            in ? tier.cells().get(place++) : PackedValue.WAITING, mover.ending() != Ending.OPEN);
      }
    }
  }

  /** Takes the cells of a block that are not 0, by rank. */
  public interface RankedValueSink {
    void at(long rank, int cell);
  }

  /**
   * Reads a block.
   *
   * @param first the first rank of the tier
   * @param end the end of its ranks
   */
  static void read(
      PositionCursor mover,
      BlockCoder coder,
      long first,
      long end,
      long block,
      RankedValueSink found) {
    long from = first + block * RANKS;
    long last = Math.min(from + RANKS, end);
    for (long rank = from; rank < last; rank++) {
      if (rank == from) {
        mover.go(rank);
      } else {
        mover.next(rank);
      }
      if (mover.chosen()) {
        int cell = coder.get(mover.ending() != Ending.OPEN);
        if (cell != PackedValue.WAITING) {
          found.at(rank, cell);
        }
      }
    }
  }
}
