package zermelo.solve.region;

import zermelo.solve.store.StoredTable;

/**
 * Stores who wins the sum of a position and a number, for all numbers at once.
 *
 * <p>If the player who begins wins with some number, it wins with every larger one. So an entry
 * keeps, for each player who may begin, the least number with a known win and the greatest with a
 * known loss. Numbers are from that player's view. The table doubles as long as its memory
 * suffices. After that a new position replaces an old one, which costs only time. A position is
 * never 0, so 0 marks an empty place.
 */
final class OutcomeTable implements StoredTable {
  private static final int WINDOW = 4;
  private static final int BYTES = 16;
  private static final int BYTES_IF_WIDE = 24;
  private static final long[] NO_WORDS = {};
  private static final long UNKNOWN = 0x7fff_8000_7fff_8000L; // wins at most, losses at least

  private final int mostSlots;
  private final boolean wide;
  private long[] keys = new long[1 << 12];
  private long[] highKeys; // second words, if positions have them
  private long[] entries = new long[1 << 12];

  /** Creates a table of at most this many bytes, for positions of one or two words. */
  OutcomeTable(long bytes, boolean wide) {
    this.wide = wide;
    this.highKeys = wide ? new long[keys.length] : NO_WORDS;
    long slots = Long.highestOneBit(Math.max(1, bytes / (wide ? BYTES_IF_WIDE : BYTES)));
    this.mostSlots = (int) Math.clamp(slots, WINDOW, 1L << 28);
  }

  /** The result for the player who begins: 1 for a win, -1 for a loss, 0 if it is not known. */
  int get(long low, long high, int player, int number) {
    int slot = slot(low, high);
    if (slot < 0 || empty(slot)) {
      return 0;
    }
    int entry = (int) (entries[slot] >>> (player << 5));
    return number >= entry >> 16 ? 1 : number <= (short) entry ? -1 : 0;
  }

  /**
   * Notes a result for the player who begins; it holds for all better, or all worse, numbers too.
   */
  void put(long low, long high, int player, int number, boolean wins) {
    int slot = slot(low, high);
    while (slot < 0 && keys.length < mostSlots) {
      grow();
      slot = slot(low, high);
    }
    if (slot < 0) {
      slot = home(low, high) + (int) ((low ^ high) & (WINDOW - 1)); // replaces another position
    }
    if (!holds(slot, low, high)) {
      set(slot, low, high);
      entries[slot] = UNKNOWN;
    }
    int shift = player << 5;
    int entry = (int) (entries[slot] >>> shift);
    int least = wins ? Math.min(number, entry >> 16) : entry >> 16;
    int greatest = wins ? (short) entry : Math.max(number, (short) entry);
    long changed = ((least << 16) | (greatest & 0xffff)) & 0xffff_ffffL;
    entries[slot] = (entries[slot] & ~(0xffff_ffffL << shift)) | (changed << shift);
  }

  private void grow() {
    long[] oldKeys = keys;
    long[] oldEntries = entries;
    long[] oldHighKeys = highKeys;
    keys = new long[oldKeys.length * 2];
    highKeys = wide ? new long[keys.length] : NO_WORDS;
    entries = new long[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      long high = wide ? oldHighKeys[i] : 0;
      int slot = (oldKeys[i] | high) == 0 ? -1 : slot(oldKeys[i], high);
      if (slot >= 0) {
        set(slot, oldKeys[i], high);
        entries[slot] = oldEntries[i];
      }
    }
  }

  private long high(int slot) {
    return wide ? highKeys[slot] : 0;
  }

  private boolean empty(int slot) {
    return (keys[slot] | high(slot)) == 0;
  }

  private boolean holds(int slot, long low, long high) {
    return keys[slot] == low && (!wide || highKeys[slot] == high);
  }

  private void set(int slot, long low, long high) {
    keys[slot] = low;
    if (wide) {
      highKeys[slot] = high;
    }
  }

  private int home(long low, long high) {
    long hash = (low ^ (low >>> 32) ^ (high * 0xff51afd7ed558ccdL)) * 0x9e3779b97f4a7c15L;
    hash = (hash ^ (hash >>> 29)) * 0xbf58476d1ce4e5b9L;
    return (int) (hash >>> 32) & (keys.length - 1) & -WINDOW;
  }

  /** The index of a position, or of an empty place for it; negative if there is neither. */
  private int slot(long low, long high) {
    int home = home(low, high);
    for (int slot = home; slot < home + WINDOW; slot++) {
      if (holds(slot, low, high) || empty(slot)) {
        return slot;
      }
    }
    return -1;
  }

  @Override
  public int entryWords() {
    return wide ? 3 : 2; // the position, the numbers for both players
  }

  @Override
  public void entries(EntryConsumer consumer) {
    long[] entry = new long[entryWords()];
    for (int slot = 0; slot < keys.length; slot++) {
      if (!empty(slot)) {
        entry[0] = keys[slot];
        entry[1] = high(slot);
        entry[entry.length - 1] = entries[slot];
        int bits = Long.bitCount(keys[slot]) + Long.bitCount(high(slot));
        consumer.accept(Math.min(63, bits), entry); // larger, more work
      }
    }
  }

  @Override
  public void restore(long[] entry) {
    for (int player = 0; player < 2; player++) {
      int numbers = (int) (entry[entry.length - 1] >>> (player << 5));
      int unknown = (int) UNKNOWN;
      if (numbers >> 16 != unknown >> 16) {
        put(entry[0], wide ? entry[1] : 0, player, numbers >> 16, true);
      }
      if ((short) numbers != (short) unknown) {
        put(entry[0], wide ? entry[1] : 0, player, (short) numbers, false);
      }
    }
  }

  long bytes() {
    return (long) (wide ? BYTES_IF_WIDE : BYTES) * keys.length;
  }
}
