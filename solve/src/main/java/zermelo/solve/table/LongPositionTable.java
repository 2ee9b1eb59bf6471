package zermelo.solve.table;

import java.util.Arrays;

/**
 * Numbers packed positions of one word.
 *
 * <p>It is a hash table with open addressing and linear probing. The slots hold only numbers; the
 * words are in chunks, in the order of their numbers. So when the slots are doubled, no second copy
 * is needed: the old ones are dropped, and the new ones are filled from the words.
 *
 * <p>The slow twin is a {@code HashMap<Long, Integer>} (PositionTableTest).
 */
public final class LongPositionTable implements PositionTable {
  private static final int BITS = 13;
  private static final int CHUNK = 1 << BITS;
  private static final int MASK = CHUNK - 1;

  private long[][] keys = new long[4][];
  private int chunkCount;
  private int size;
  private int[] slots = new int[64]; // number + 1, or 0 for a free slot

  @Override
  public int size() {
    return size;
  }

  @Override
  public int idOf(long[] words, int at) {
    return slots[slotOf(words[at])] - 1;
  }

  @Override
  public int add(long[] words, int at) {
    long key = words[at];
    int slot = slotOf(key);
    if (slots[slot] != 0) {
      return slots[slot] - 1;
    }
    if (size == chunkCount << BITS) {
      if (chunkCount == keys.length) {
        keys = Arrays.copyOf(keys, chunkCount * 2);
      }
      keys[chunkCount++] = new long[CHUNK];
    }
    keys[size >>> BITS][size & MASK] = key;
    size++;
    slots[slot] = size;
    if (size > slots.length / 8 * 5) {
      fill(HashMixer.doubled(slots.length));
    }
    return size - 1;
  }

  @Override
  public void get(int id, long[] out, int at) {
    out[at] = key(id);
  }

  /**
   * Drops the youngest positions: one by one if they are few.
   *
   * <p>That is safe with linear probing: when a slot becomes free, no younger position is left
   * whose probe might have passed over it. If most positions go, the slots are filled again with
   * the rest.
   */
  @Override
  public void truncate(int newSize) {
    if (size - newSize > newSize) {
      size = newSize;
      fill(slots.length);
    }
    while (size > newSize) {
      slots[slotOf(key(size - 1))] = 0;
      size--;
    }
    int needed = (newSize >>> BITS) + 1;
    while (chunkCount > needed) {
      chunkCount--;
      keys[chunkCount] = NONE;
    }
  }

  private static final long[] NONE = {};

  @Override
  public long bytes() {
    return 8L * CHUNK * chunkCount + 4L * slots.length;
  }

  private long key(int id) {
    return keys[id >>> BITS][id & MASK];
  }

  /** The slot of the key, or the free slot where it belongs. */
  private int slotOf(long key) {
    int mask = slots.length - 1;
    int slot = HashMixer.of(key) & mask;
    while (slots[slot] != 0 && key(slots[slot] - 1) != key) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void fill(int length) {
    slots = NO_SLOTS; // lets the old slots be collected before the new ones are allocated
    slots = new int[length];
    int mask = length - 1;
    for (int id = 0; id < size; id++) {
      int slot = HashMixer.of(key(id)) & mask;
      while (slots[slot] != 0) {
        slot = (slot + 1) & mask;
      }
      slots[slot] = id + 1;
    }
  }

  private static final int[] NO_SLOTS = {};
}
