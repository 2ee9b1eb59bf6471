package zermelo.library.contest;

/** A hash table of wins and losses for positions packed into 62 bits. It stores no objects. */
final class WinLossTable {
  static final int UNKNOWN = -1;

  private static final long SPREAD = 0x9e3779b97f4a7c15L;

  /** Twice (the key + 1), plus 1 for a win. 0 is free. The length is a power of two. */
  private long[] table = new long[1 << 8];

  private int size;

  /** Returns 1 for a win, 0 for a loss, or {@link #UNKNOWN}. */
  int get(long key) {
    long entry = table[slot(table, key)];
    return entry == 0 ? UNKNOWN : (int) (entry & 1);
  }

  void put(long key, boolean win) {
    if (2 * ++size > table.length) {
      long[] larger = new long[2 * table.length];
      for (long entry : table) {
        if (entry != 0) {
          larger[slot(larger, (entry >>> 1) - 1)] = entry;
        }
      }
      table = larger;
    }
    table[slot(table, key)] = (key + 1) << 1 | (win ? 1 : 0);
  }

  /** Returns the slot of a key, or the slot where it would go. */
  private static int slot(long[] table, long key) {
    int mask = table.length - 1;
    int slot = (int) ((key * SPREAD) >>> 40) & mask;
    while (table[slot] != 0 && (table[slot] >>> 1) - 1 != key) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  /** Returns the number of stored positions. */
  int size() {
    return size;
  }
}
