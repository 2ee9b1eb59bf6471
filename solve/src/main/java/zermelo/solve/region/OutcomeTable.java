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
  private static final long UNKNOWN = 0x7fff_8000_7fff_8000L; // wins at most, losses at least

  private final int mostSlots;
  private long[] keys = new long[1 << 12];
  private long[] entries = new long[1 << 12];

  /** Creates a table of at most this many bytes. */
  OutcomeTable(long bytes) {
    long slots = Long.highestOneBit(Math.max(1, bytes / BYTES));
    this.mostSlots = (int) Math.clamp(slots, WINDOW, 1L << 28);
  }

  /** The result for the player who begins: 1 for a win, -1 for a loss, 0 if it is not known. */
  int get(long position, int player, int number) {
    int slot = slot(position);
    if (slot < 0 || keys[slot] == 0) {
      return 0;
    }
    int entry = (int) (entries[slot] >>> (player << 5));
    return number >= entry >> 16 ? 1 : number <= (short) entry ? -1 : 0;
  }

  /**
   * Notes a result for the player who begins; it holds for all better, or all worse, numbers too.
   */
  void put(long position, int player, int number, boolean wins) {
    int slot = slot(position);
    while (slot < 0 && keys.length < mostSlots) {
      grow();
      slot = slot(position);
    }
    if (slot < 0) {
      slot = home(position) + (int) (position & (WINDOW - 1)); // replaces another position
    }
    if (keys[slot] != position) {
      keys[slot] = position;
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
    keys = new long[oldKeys.length * 2];
    entries = new long[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      int slot = oldKeys[i] == 0 ? -1 : slot(oldKeys[i]);
      if (slot >= 0) {
        keys[slot] = oldKeys[i];
        entries[slot] = oldEntries[i];
      }
    }
  }

  private int home(long position) {
    long hash = (position ^ (position >>> 32)) * 0x9e3779b97f4a7c15L;
    hash = (hash ^ (hash >>> 29)) * 0xbf58476d1ce4e5b9L;
    return (int) (hash >>> 32) & (keys.length - 1) & -WINDOW;
  }

  /** The index of a position, or of an empty place for it; negative if there is neither. */
  private int slot(long position) {
    int home = home(position);
    for (int slot = home; slot < home + WINDOW; slot++) {
      if (keys[slot] == position || keys[slot] == 0) {
        return slot;
      }
    }
    return -1;
  }

  @Override
  public int entryWords() {
    return 2; // the position, the numbers for both players
  }

  @Override
  public void entries(EntryConsumer consumer) {
    long[] entry = new long[2];
    for (int slot = 0; slot < keys.length; slot++) {
      if (keys[slot] != 0) {
        entry[0] = keys[slot];
        entry[1] = entries[slot];
        consumer.accept(Math.min(63, Long.bitCount(keys[slot])), entry); // larger, more work
      }
    }
  }

  @Override
  public void restore(long[] entry) {
    for (int player = 0; player < 2; player++) {
      int numbers = (int) (entry[1] >>> (player << 5));
      int unknown = (int) UNKNOWN;
      if (numbers >> 16 != unknown >> 16) {
        put(entry[0], player, numbers >> 16, true);
      }
      if ((short) numbers != (short) unknown) {
        put(entry[0], player, (short) numbers, false);
      }
    }
  }

  long bytes() {
    return (long) BYTES * keys.length;
  }
}
