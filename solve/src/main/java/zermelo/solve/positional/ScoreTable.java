package zermelo.solve.positional;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Optional;
import zermelo.solve.store.StoredTable;

/**
 * A transposition table of proven bounds that threads share without locks.
 *
 * <p>It never confuses two positions: an invertible function mixes the key, some bits of the result
 * are the number of a bucket, and the entry keeps all other bits. An entry is one long, read and
 * written as a whole:
 *
 * <pre>
 *   rest of the mixed key | move 6 | low 7 | high 7 | work 4
 * </pre>
 *
 * <p>Work is half the logarithm of the number of nodes below the position, plus 1. So an entry is
 * never 0. In a full bucket, a new entry replaces the one of least work. Benign race: two threads
 * may write the same position into two entries of a bucket; both are true.
 */
final class ScoreTable implements StoredTable {
  private static final VarHandle ENTRY = MethodHandles.arrayElementVarHandle(long[].class);
  private static final int DATA_BITS = 24;
  private static final int BUCKET = 4;
  private static final int BUCKET_BITS = 2;
  private static final int MAX_BITS = 28; // entries of one array
  private static final int OFFSET = 64;
  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

  private final int half;
  private final long keyMask;
  private final int bucketBits;
  private final long[] entries;

  private ScoreTable(int keyBits, int bucketBits) {
    this.half = Math.max(1, keyBits / 2);
    this.keyMask = keyBits == 64 ? -1L : (1L << keyBits) - 1;
    this.bucketBits = bucketBits;
    this.entries = new long[BUCKET << bucketBits];
  }

  /**
   * A table for keys of this many bits; empty if it would need more memory than the limit.
   *
   * @param wanted the logarithm of the number of entries that would be useful
   * @param bytes the limit on memory
   */
  static Optional<ScoreTable> of(int keyBits, int wanted, long bytes) {
    int least = Math.max(0, keyBits - (64 - DATA_BITS));
    int most = Math.min(MAX_BITS, 63 - Long.numberOfLeadingZeros(Math.max(1, bytes / 8))) - 2;
    if (most < least) {
      return Optional.empty();
    }
    int bits = Math.clamp(Math.min(wanted - BUCKET_BITS, keyBits), least, most);
    return Optional.of(new ScoreTable(keyBits, Math.max(0, bits)));
  }

  long bytes() {
    return 8L * entries.length;
  }

  /** Mixes a key. Different keys have different results. */
  long mix(long key) {
    long mixed = key;
    mixed ^= mixed >>> half;
    mixed = (mixed * MULTIPLIER) & keyMask;
    mixed ^= mixed >>> half;
    mixed = (mixed * MULTIPLIER) & keyMask;
    return mixed ^ (mixed >>> half);
  }

  /** The entry of a mixed key; 0 if there is none. */
  long find(long mixed) {
    int at = (int) (mixed & ((1L << bucketBits) - 1)) << BUCKET_BITS;
    long rest = mixed >>> bucketBits;
    for (int i = 0; i < BUCKET; i++) {
      long entry = (long) ENTRY.getOpaque(entries, at + i);
      if (entry >>> DATA_BITS == rest && entry != 0) {
        return entry;
      }
    }
    return 0;
  }

  /** Stores bounds, over an entry of the same position, an empty one or the one of least work. */
  void store(long mixed, int low, int high, int move, long nodes) {
    int work = Math.min(15, 1 + (63 - Long.numberOfLeadingZeros(nodes | 1)) / 2);
    put(mixed, ((long) move << 18) | ((low + OFFSET) << 11) | ((high + OFFSET) << 4) | work);
  }

  private void put(long mixed, long data) {
    int at = (int) (mixed & ((1L << bucketBits) - 1)) << BUCKET_BITS;
    long rest = mixed >>> bucketBits;
    int place = at;
    long least = Long.MAX_VALUE;
    for (int i = 0; i < BUCKET; i++) {
      long entry = (long) ENTRY.getOpaque(entries, at + i);
      if (entry == 0 || entry >>> DATA_BITS == rest) {
        place = at + i;
        break;
      }
      if ((entry & 15) < least) {
        least = entry & 15;
        place = at + i;
      }
    }
    ENTRY.setOpaque(entries, place, (rest << DATA_BITS) | data);
  }

  @Override
  public int entryWords() {
    return 2; // mixed key, data
  }

  @Override
  public void entries(EntryConsumer consumer) {
    long[] pair = new long[2];
    for (int at = 0; at < entries.length; at++) {
      long entry = (long) ENTRY.getOpaque(entries, at);
      if (entry != 0) {
        pair[0] = (entry >>> DATA_BITS << bucketBits) | (at >>> BUCKET_BITS);
        pair[1] = entry & ((1L << DATA_BITS) - 1);
        consumer.accept((int) (entry & 15), pair);
      }
    }
  }

  @Override
  public void restore(long[] entry) {
    put(entry[0], entry[1]);
  }

  static int low(long entry) {
    return (int) ((entry >>> 11) & 127) - OFFSET;
  }

  static int high(long entry) {
    return (int) ((entry >>> 4) & 127) - OFFSET;
  }

  static int move(long entry) {
    return (int) ((entry >>> 18) & 63);
  }
}
