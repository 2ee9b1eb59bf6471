package zermelo.heaps;

import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.SubtractionGame;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.sparse.NimValueHistogram;
import zermelo.heaps.sparse.SparseSpace;
import zermelo.heaps.values.NimValueArray;

/**
 * An upper bound on the memory that the array engines need for a given number of values.
 *
 * <p>It counts the values, the tables that the kernels keep beside them, and the old arrays while
 * they are copied to larger ones.
 */
public final class MemoryEstimate {
  /**
   * Bytes per mark. A mark is two ints; its array may be twice as long as needed, and the old array
   * exists beside it during a copy.
   */
  private static final int MARK = 4 * 2 * Integer.BYTES;

  /** If more than one value in this many is rare, the engine does not mark all rare heaps. */
  private static final int DENSE = 8;

  /** Bytes per possible value for the tables of all heaps of a block. */
  private static final int TABLES = 256;

  private final HeapCode code;
  private final NimValueArray values;
  private final int heaps;
  private long rares = Long.MAX_VALUE;
  private long known;

  public MemoryEstimate(HeapCode code, NimValueArray values) {
    this.code = code;
    this.values = values;
    this.heaps = code instanceof TakeAndBreak game ? game.heaps() : 1;
  }

  /** Whether {@code memory} bytes suffice for {@code n} values. */
  public boolean within(long n, long memory) {
    if (bytes(n, rares) <= memory) {
      return true;
    }
    if (!(code instanceof TakeAndBreak game) || heaps != 2) {
      return false;
    }
    if (values.size() - known >= values.size() / DENSE) {
      known = values.size();
      rares =
          NimValueHistogram.of(values, game.takings(TakeAndBreak.TWO)).best().rares()
              * (DENSE + 1)
              / DENSE;
    }
    return bytes(n, rares) <= memory;
  }

  /**
   * The bytes for {@code n} values of which {@code rares} are rare. If that number is unknown, the
   * bound holds for any number of them.
   */
  private long bytes(long n, long rares) {
    long both = n + n + n / 4;
    int value = (int) Math.min(Integer.MAX_VALUE, values.largest() * 5L / 4);
    long classes = 1L << SparseSpace.bits(value);
    int width = NimValueArray.width(value);
    long beside =
        switch (code) {
          case SubtractionGame set -> set.allBut() ? 3L * Integer.BYTES * value : 0;
          case TakeAndBreak _ ->
              switch (heaps) {
                case 3 -> n * (classes / Byte.SIZE + 6 * Long.BYTES);
                case 2 -> TABLES * classes + beside(n, both, width, rares);
                default -> 0;
              };
        };
    long histogram =
        (2L * Long.BYTES) << Math.min(SparseSpace.bits(value), NimValueHistogram.MAX_BITS);
    return width * both + beside + histogram;
  }

  /** The bytes for the marks and for the mirror image of the values. */
  private static long beside(long n, long both, int width, long rares) {
    return MARK * Math.min(rares, n / DENSE) + (width < Integer.BYTES ? width * both : 0);
  }
}
