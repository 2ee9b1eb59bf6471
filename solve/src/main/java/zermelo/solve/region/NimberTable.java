package zermelo.solve.region;

import zermelo.solve.store.StoredTable;

/**
 * Stores what is known of the Grundy values of regions.
 *
 * <p>An entry has the value of a region, or the set of values that are ruled out. The table doubles
 * as long as its memory suffices. After that a new region replaces an old one, which costs only
 * time. A region is never 0, so 0 marks an empty place.
 */
final class NimberTable implements StoredTable {
  /** The result for a region about which nothing is known. */
  static final int NOTHING = 0;

  private static final int KNOWN = 1 << 30;
  private static final int VALUE_SHIFT = 24;
  private static final int WINDOW = 8;
  private static final int BYTES = 12;

  private final int mostSlots;
  private long[] keys = new long[1 << 12];
  private int[] entries = new int[1 << 12];

  /** Creates a table of at most this many bytes. */
  NimberTable(long bytes) {
    this.mostSlots = Math.clamp(Long.highestOneBit(Math.max(1, bytes / BYTES)), 1 << 12, 1 << 29);
  }

  static boolean known(int entry) {
    return (entry & KNOWN) != 0;
  }

  static int value(int entry) {
    return entry >>> VALUE_SHIFT & 63;
  }

  /** Whether the entry rules out this value. */
  static boolean excludes(int entry, int value) {
    return known(entry) ? value(entry) != value : value < VALUE_SHIFT && (entry >>> value & 1) != 0;
  }

  int get(long region) {
    int slot = slot(region);
    return slot < 0 ? NOTHING : entries[slot];
  }

  void setValue(long region, int value) {
    if (value < 64) {
      merge(region, KNOWN | value << VALUE_SHIFT);
    }
  }

  /** Notes values that the region does not have. Values too large for the mask are forgotten. */
  void exclude(long region, long values) {
    merge(region, (int) (values & ((1 << VALUE_SHIFT) - 1)));
  }

  private void merge(long region, int entry) {
    int slot = slot(region);
    while (slot < 0 && keys.length < mostSlots) {
      grow();
      slot = slot(region);
    }
    if (slot < 0) {
      slot = home(region) + (int) (region & (WINDOW - 1)); // replaces another region
      entries[slot] = NOTHING;
    }
    keys[slot] = region;
    entries[slot] |= entry;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldEntries = entries;
    keys = new long[oldKeys.length * 2];
    entries = new int[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != 0) {
        int slot = slot(oldKeys[i]);
        if (slot >= 0) {
          keys[slot] = oldKeys[i];
          entries[slot] = oldEntries[i];
        }
      }
    }
  }

  private int home(long region) {
    long hash = (region ^ (region >>> 32)) * 0x9e3779b97f4a7c15L;
    hash = (hash ^ (hash >>> 29)) * 0xbf58476d1ce4e5b9L;
    return (int) (hash >>> 32) & (keys.length - 1) & -WINDOW;
  }

  /** The index of a region, or of an empty place for it; negative if there is neither. */
  private int slot(long region) {
    int home = home(region);
    for (int slot = home; slot < home + WINDOW; slot++) {
      if (keys[slot] == region || keys[slot] == 0) {
        return slot;
      }
    }
    return -1;
  }

  @Override
  public int entryWords() {
    return 2; // the region, what is known
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
    merge(entry[0], (int) entry[1]);
  }

  long bytes() {
    return (long) BYTES * keys.length;
  }
}
