package zermelo.solve;

import java.util.Arrays;

/**
 * A table of positions of any fixed number of words, built like {@link LongTable}: open addressing
 * over numbers, the words in chunks in the order of their numbers.
 *
 * <p>Its slow twin is a {@code HashMap<List<Long>, Integer>} (PositionTableTest).
 */
final class WordsTable implements PositionTable {
  private static final int BITS = 11;
  private static final int CHUNK = 1 << BITS; // positions in a chunk
  private static final int MASK = CHUNK - 1;

  private final int width;
  private long[][] keys = new long[4][];
  private int chunkCount;
  private int size;
  private int[] slots = new int[64]; // number + 1, or 0 for a free slot

  WordsTable(int width) {
    this.width = width;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public int idOf(long[] words, int at) {
    return slots[slotOf(words, at)] - 1;
  }

  @Override
  public int add(long[] words, int at) {
    int slot = slotOf(words, at);
    if (slots[slot] != 0) {
      return slots[slot] - 1;
    }
    if (size == chunkCount << BITS) {
      if (chunkCount == keys.length) {
        keys = Arrays.copyOf(keys, chunkCount * 2);
      }
      keys[chunkCount++] = new long[CHUNK * width];
    }
    System.arraycopy(words, at, keys[size >>> BITS], (size & MASK) * width, width);
    size++;
    slots[slot] = size;
    if (size > slots.length / 8 * 5) {
      fill(Mix.doubled(slots.length));
    }
    return size - 1;
  }

  @Override
  public void get(int id, long[] out, int at) {
    System.arraycopy(keys[id >>> BITS], (id & MASK) * width, out, at, width);
  }

  /** As {@link LongTable#truncate}, which says why that is safe. */
  @Override
  public void truncate(int newSize) {
    if (size - newSize > newSize) {
      size = newSize;
      fill(slots.length);
    }
    while (size > newSize) {
      int last = size - 1;
      slots[slotOf(keys[last >>> BITS], (last & MASK) * width)] = 0;
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
    return 8L * CHUNK * width * chunkCount + 4L * slots.length;
  }

  /** The slot of the position, or the free slot where it belongs. */
  private int slotOf(long[] words, int at) {
    int mask = slots.length - 1;
    int slot = Mix.of(words, at, width) & mask;
    while (slots[slot] != 0 && !same(slots[slot] - 1, words, at)) {
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

  private void fill(int length) {
    slots = NO_SLOTS; // so that the old ones can go before the new ones come
    slots = new int[length];
    int mask = length - 1;
    for (int id = 0; id < size; id++) {
      int slot = Mix.of(keys[id >>> BITS], (id & MASK) * width, width) & mask;
      while (slots[slot] != 0) {
        slot = (slot + 1) & mask;
      }
      slots[slot] = id + 1;
    }
  }

  private static final int[] NO_SLOTS = {};
}
