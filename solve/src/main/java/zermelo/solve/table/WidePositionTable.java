package zermelo.solve.table;

import java.util.Arrays;

/**
 * Numbers packed positions of any fixed number of words.
 *
 * <p>It is built like {@link LongPositionTable}: slots hold numbers, and the words are in chunks in
 * the order of these numbers. Each slot also holds the hash of its position, so that words are
 * compared only if they are very likely equal.
 *
 * <p>The slow twin is a {@code HashMap<List<Long>, Integer>} (PositionTableTest).
 */
public final class WidePositionTable implements PositionTable {
  private static final int BITS = 11;
  private static final int CHUNK = 1 << BITS; // positions in a chunk
  private static final int MASK = CHUNK - 1;

  private final int width;
  private long[][] keys = new long[4][];
  private int chunkCount;
  private int size;
  private long[] slots = new long[64]; // the hash, then number + 1 in 32 bits; 0 for a free slot

  WidePositionTable(int width) {
    this.width = width;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public int idOf(long[] words, int at) {
    return number(slots[slotOf(words, at, hash(words, at))]);
  }

  @Override
  public int add(long[] words, int at) {
    int hash = hash(words, at);
    int slot = slotOf(words, at, hash);
    if (slots[slot] != 0) {
      return number(slots[slot]);
    }
    if (size == chunkCount << BITS) {
      if (chunkCount == keys.length) {
        keys = Arrays.copyOf(keys, chunkCount * 2);
      }
      keys[chunkCount++] = new long[CHUNK * width];
    }
    System.arraycopy(words, at, keys[size >>> BITS], (size & MASK) * width, width);
    size++;
    slots[slot] = ((long) hash << 32) | size;
    if (size > slots.length / 8 * 5) {
      slots = HashMixer.moved(slots, HashMixer.doubled(slots.length), size);
    }
    return size - 1;
  }

  @Override
  public void get(int id, long[] out, int at) {
    System.arraycopy(keys[id >>> BITS], (id & MASK) * width, out, at, width);
  }

  /** As {@link LongPositionTable#truncate}, which explains why that is safe. */
  @Override
  public void truncate(int newSize) {
    if (size - newSize > newSize) {
      size = newSize;
      slots = HashMixer.moved(slots, slots.length, size);
    }
    while (size > newSize) {
      int last = size - 1;
      long[] chunk = keys[last >>> BITS];
      int at = (last & MASK) * width;
      slots[slotOf(chunk, at, hash(chunk, at))] = 0;
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
    return 8L * CHUNK * width * chunkCount + 8L * slots.length;
  }

  private int hash(long[] words, int at) {
    return HashMixer.of(words, at, width);
  }

  private static int number(long slot) {
    return (int) slot - 1;
  }

  /** The slot of the position, or the free slot where it belongs. */
  private int slotOf(long[] words, int at, int hash) {
    int mask = slots.length - 1;
    int slot = hash & mask;
    while (slots[slot] != 0
        && ((int) (slots[slot] >> 32) != hash || !same(number(slots[slot]), words, at))) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean same(int id, long[] words, int at) {
    long[] chunk = keys[id >>> BITS];
    int from = (id & MASK) * width;
    for (int i = 0; i < width; i++) {
      if (chunk[from + i] != words[at + i]) {
        return false;
      }
    }
    return true;
  }
}
