package zermelo.solve.bounds;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import zermelo.solve.store.StoredTable;

/**
 * A transposition table of proven bounds that several threads share.
 *
 * <p>It keeps the whole packed position with each entry, not a hash. So an entry is never taken for
 * that of another position, and a collision proves nothing.
 *
 * <p>The size is fixed. Each position has a bucket of {@value #BUCKET} entries. If the bucket is
 * full, a new entry replaces the one that took the least work, so the results of long searches
 * survive.
 *
 * <p>An entry is the words of the position and one word of data: lower and upper bound (16 bits
 * each), the number of the best option (12), the logarithm of the work (6), a version (13) and a
 * bit that marks the entry as present. A writer sets the data to {@link #LOCKED}, writes the
 * position, and then writes the data with the next version. A reader reads the data before and
 * after the position; if they differ, it reports no entry. So reading needs no lock.
 */
final class BoundTable implements StoredTable {
  /** The result of {@link #find} for a position without an entry. */
  static final long NONE = 0;

  /** Replaces the number of the best option in an entry without one. */
  static final int NO_OPTION = (1 << 12) - 1;

  private static final int BUCKET = 4;
  private static final long LOCKED = 2;
  private static final int VERSIONS = (1 << 13) - 1;
  private static final VarHandle WORD = MethodHandles.arrayElementVarHandle(long[].class);

  private final int width;
  private final int stride;
  private final int mask; // of buckets
  private final long[] array;

  /** Creates an empty table of about this many bytes, at least one bucket. */
  BoundTable(int width, long bytes) {
    this.width = width;
    this.stride = width + 1;
    long bucket = 8L * stride * BUCKET;
    long buckets = Math.clamp(bytes / bucket, 1, (Integer.MAX_VALUE - 16) / (stride * BUCKET));
    this.mask = Integer.highestOneBit((int) buckets) - 1;
    this.array = new long[(mask + 1) * BUCKET * stride];
  }

  /** The size in bytes. */
  long bytes() {
    return 8L * array.length;
  }

  /** The number of entries for which it has room. */
  long entries() {
    return (mask + 1L) * BUCKET;
  }

  static int lower(long entry) {
    return (short) (entry >>> 48);
  }

  static int upper(long entry) {
    return (short) (entry >>> 32);
  }

  static int best(long entry) {
    return (int) (entry >>> 20) & 0xfff;
  }

  private static int work(long entry) {
    return (int) (entry >>> 14) & 0x3f;
  }

  private static int version(long entry) {
    return (int) (entry >>> 1) & VERSIONS;
  }

  private static long entry(int lower, int upper, int best, int work, int version) {
    return (lower & 0xffffL) << 48
        | (upper & 0xffffL) << 32
        | (long) best << 20
        | (long) work << 14
        | (long) (version & VERSIONS) << 1
        | 1;
  }

  /** The entry of a position, or {@link #NONE}. */
  long find(long[] words, int at) {
    int place = bucket(words, at);
    for (int i = 0; i < BUCKET; i++, place += stride) {
      long before = (long) WORD.getAcquire(array, place + width);
      if ((before & 1) != 0 && same(place, words, at)) {
        VarHandle.acquireFence();
        return (long) WORD.getOpaque(array, place + width) == before ? before : NONE;
      }
    }
    return NONE;
  }

  /**
   * Stores bounds of a position, and keeps those of an older entry where they are better.
   *
   * @param best the number of the option to try first, {@link #NO_OPTION} if none is known
   * @param work how many positions the search visited for these bounds
   */
  void put(long[] words, int at, int lower, int upper, int best, long work) {
    int first = bucket(words, at);
    int size = 64 - Long.numberOfLeadingZeros(work);
    int place = first;
    long least = 0;
    for (int i = 0; i < BUCKET; i++) {
      int candidate = first + i * stride;
      long entry = (long) WORD.getAcquire(array, candidate + width);
      if (entry == NONE || ((entry & 1) != 0 && same(candidate, words, at))) {
        place = candidate;
        least = entry;
        break;
      }
      if (entry == LOCKED) {
        continue;
      }
      if (least == 0 || work(entry) <= work(least)) {
        place = candidate;
        least = entry;
      }
    }
    if (least == LOCKED || !WORD.compareAndSet(array, place + width, least, LOCKED)) {
      return; // another thread writes here: one result is lost, and nothing is wrong
    }
    long written;
    if (least != NONE && same(place, words, at)) {
      int low = Math.max(lower, lower(least));
      int high = Math.min(upper, upper(least));
      int option = best == NO_OPTION ? best(least) : best;
      written = entry(low, high, option, Math.max(size, work(least)), version(least) + 1);
    } else {
      for (int i = 0; i < width; i++) {
        WORD.setOpaque(array, place + i, words[at + i]);
      }
      written = entry(lower, upper, best, size, version(least) + 1);
    }
    WORD.setRelease(array, place + width, written);
  }

  /** Copies all entries into a larger table. Only one thread may use either table meanwhile. */
  void copyTo(BoundTable larger) {
    for (int place = 0; place < array.length; place += stride) {
      long entry = array[place + width];
      if ((entry & 1) != 0) {
        larger.put(array, place, lower(entry), upper(entry), best(entry), workOf(entry));
      }
    }
  }

  @Override
  public int entryWords() {
    return stride; // the position, then its data
  }

  @Override
  public void entries(EntryConsumer consumer) {
    long[] copy = new long[stride];
    for (int place = 0; place < array.length; place += stride) {
      long entry = (long) WORD.getAcquire(array, place + width);
      if ((entry & 1) == 0) {
        continue;
      }
      for (int i = 0; i < width; i++) {
        copy[i] = (long) WORD.getOpaque(array, place + i);
      }
      VarHandle.acquireFence();
      if ((long) WORD.getOpaque(array, place + width) == entry) {
        copy[width] = entry;
        consumer.accept(work(entry), copy);
      }
    }
  }

  @Override
  public void restore(long[] saved) {
    long entry = saved[width];
    put(saved, 0, lower(entry), upper(entry), best(entry), workOf(entry));
  }

  /** About how many positions were visited for an entry, from the stored logarithm. */
  private static long workOf(long entry) {
    return 1L << Math.max(0, work(entry) - 1);
  }

  private boolean same(int place, long[] words, int at) {
    for (int i = 0; i < width; i++) {
      if ((long) WORD.getOpaque(array, place + i) != words[at + i]) {
        return false;
      }
    }
    return true;
  }

  /** The index of the first word of a position's bucket. */
  private int bucket(long[] words, int at) {
    long hash = 0;
    for (int i = at; i < at + width; i++) {
      hash = Long.rotateLeft((hash ^ words[i]) * 0x9e3779b97f4a7c15L, 29);
    }
    hash = (hash ^ (hash >>> 33)) * 0xff51afd7ed558ccdL;
    return ((int) (hash ^ (hash >>> 33)) & mask) * BUCKET * stride;
  }
}
