package zermelo.library.contest;

/** Remembers who wins in positions that are packed into 62 bits: a hash table without objects. */
final class WinLossTable {
  static final int UNKNOWN = -1;

  private static final long SPREAD = 0x9e3779b97f4a7c15L;

  /** Twice (the key + 1), and 1 more for a win; 0 is free. Its length is a power of two. */
  private long[] table = new long[1 << 8];

  private int size;

  /** 1 for a win, 0 for a loss, or {@link #UNKNOWN}. */
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

  /** Where a key is, or where it would go. */
  private static int slot(long[] table, long key) {
    int mask = table.length - 1;
    int slot = (int) ((key * SPREAD) >>> 40) & mask;
    while (table[slot] != 0 && (table[slot] >>> 1) - 1 != key) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  /** How many positions are remembered. */
  int size() {
    return size;
  }
}
