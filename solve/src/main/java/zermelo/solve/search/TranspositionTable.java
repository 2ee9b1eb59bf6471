package zermelo.solve.search;

/**
 * A transposition table of fixed size for the results of searches.
 *
 * <p>It stores the whole packed position with each entry, not a hash. An entry is never confused
 * with that of another position, so a proven result stays proven. Overwritten entries cost only
 * time.
 *
 * <p>Each position has two places. The first keeps the entry of the deepest search, the second the
 * latest other entry.
 *
 * <p>An entry is one long: the value (32 bits), the number of the best option (16), the depth (12),
 * the kind of bound (2), and a bit that marks the entry as present.
 */
final class TranspositionTable {
  /** The result of {@link #find} for a position without an entry. */
  static final long NONE = 0;

  static final int EXACT = 0;
  static final int AT_LEAST = 1;
  static final int AT_MOST = 2;

  /** The depth of an entry that rests on ends of the game alone. */
  static final int WHOLE = (1 << 12) - 1;

  private static final int MAX_BYTES = 64 << 20;

  private final int width;
  private final int mask;
  private final long[] keys;
  private final long[] entries;

  /**
   * Creates an empty table.
   *
   * @param wanted an upper bound on the number of positions
   */
  TranspositionTable(int width, long wanted, long bytes) {
    this.width = width;
    long fitting = Math.min(MAX_BYTES, bytes) / (8L * (width + 1));
    long useful = 2 * Math.min(wanted, 1 << 24);
    int slots = Integer.highestOneBit(Math.clamp(Math.min(fitting, useful), 64, 1 << 24));
    this.mask = slots - 1;
    this.keys = new long[slots * width];
    this.entries = new long[slots];
  }

  static long entry(int value, int best, int depth, int bound) {
    return (long) value << 32 | (best & 0xffffL) << 16 | (long) depth << 4 | bound << 1 | 1;
  }

  static int value(long entry) {
    return (int) (entry >> 32);
  }

  static int best(long entry) {
    return (int) (entry >>> 16) & 0xffff;
  }

  static int depth(long entry) {
    return (int) (entry >>> 4) & WHOLE;
  }

  static int bound(long entry) {
    return (int) (entry >>> 1) & 3;
  }

  /** The entry of a position, or {@link #NONE}. */
  long find(long[] words, int at) {
    int slot = slot(words, at);
    if (has(slot, words, at)) {
      return entries[slot];
    }
    return has(slot ^ 1, words, at) ? entries[slot ^ 1] : NONE;
  }

  void put(long[] words, int at, long entry) {
    int slot = slot(words, at);
    boolean first = has(slot, words, at) || depth(entry) >= depth(entries[slot]);
    int place = first && !has(slot ^ 1, words, at) ? slot : slot ^ 1;
    System.arraycopy(words, at, keys, place * width, width);
    entries[place] = entry;
  }

  private boolean has(int slot, long[] words, int at) {
    return entries[slot] != NONE && same(slot * width, words, at);
  }

  private boolean same(int from, long[] words, int at) {
    for (int i = 0; i < width; i++) {
      if (keys[from + i] != words[at + i]) {
        return false;
      }
    }
    return true;
  }

  /**
   * The first place of a position, by a hash that multiplies and rotates word by word.
   *
   * <p>The last step is from MurmurHash3.
   */
  private int slot(long[] words, int at) {
    long hash = 0;
    for (int i = at; i < at + width; i++) {
      hash = Long.rotateLeft((hash ^ words[i]) * 0x9e3779b97f4a7c15L, 29);
    }
    hash = (hash ^ (hash >>> 33)) * 0xff51afd7ed558ccdL;
    return (int) (hash ^ (hash >>> 33)) & mask;
  }
}
