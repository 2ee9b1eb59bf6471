package zermelo.solve.table;

import java.util.Arrays;
import zermelo.kernel.limits.LimitReached;

/**
 * Numbers packed positions of many words, most of which are 0, such as large sets.
 *
 * <p>Only the nonzero words are stored, after bits that say which they are. It is a hash table with
 * open addressing like {@link WidePositionTable}; a slot has the hash of a position and the place
 * where the position is stored.
 *
 * <p>A stored position begins with heads, one for each group of 32 words. The lower half of a head
 * has a bit for each word of its group: 1 if the word is not 0. The upper half of the first head is
 * the position's number. The nonzero words follow the heads.
 *
 * <p>The slow twin is a {@code HashMap<List<Long>, Integer>} (PositionTableTest).
 */
public final class SparsePositionTable implements PositionTable {
  private static final int WORDS_A_HEAD = 32;
  private static final long LOW = 0xffffffffL;

  private final int width;
  private final int heads;
  private final int bits; // log2 of the length of a chunk
  private long[][] chunks = new long[4][];
  private int chunkCount;
  private int free; // place of the next position, unless it does not fit into the chunk
  private final ChunkedIntArray places = new ChunkedIntArray();
  private long[] slots = new long[64]; // the hash, then place + 1 in 32 bits; 0 for a free slot

  // The position being looked up, as it would be stored, without its number.
  private final long[] key;
  private int length;
  private int hash;

  SparsePositionTable(int width) {
    this.width = width;
    this.heads = (width + WORDS_A_HEAD - 1) / WORDS_A_HEAD;
    this.key = new long[heads + width];
    this.bits = Math.max(15, 32 - Integer.numberOfLeadingZeros(key.length));
  }

  @Override
  public int size() {
    return places.size();
  }

  @Override
  public int idOf(long[] words, int at) {
    take(words, at);
    long slot = slots[slot()];
    return slot == 0 ? -1 : number(slot);
  }

  @Override
  public int add(long[] words, int at) {
    take(words, at);
    int slot = slot();
    if (slots[slot] != 0) {
      return number(slots[slot]);
    }
    int id = size();
    int place = room();
    long[] chunk = chunks[place >>> bits];
    int from = place & mask();
    System.arraycopy(key, 0, chunk, from, length);
    chunk[from] |= (long) id << 32;
    places.add(place);
    free = place + length;
    slots[slot] = ((long) hash << 32) | (place + 1);
    if (size() > slots.length / 8 * 5) {
      slots = HashMixer.moved(slots, HashMixer.doubled(slots.length), free);
    }
    return id;
  }

  /** A free place for the key. A position does not cross the end of a chunk. */
  private int room() {
    int left = (chunkCount << bits) - free;
    if (length <= left) {
      return free;
    }
    if (chunkCount == Integer.MAX_VALUE >>> bits) {
      throw new LimitReached(LimitReached.Kind.TABLE_SIZE, "more positions than a table holds");
    }
    if (chunkCount == chunks.length) {
      chunks = Arrays.copyOf(chunks, chunkCount * 2);
    }
    chunks[chunkCount] = new long[1 << bits];
    return chunkCount++ << bits;
  }

  private int mask() {
    return (1 << bits) - 1;
  }

  @Override
  public void get(int id, long[] out, int at) {
    int place = places.get(id);
    long[] chunk = chunks[place >>> bits];
    int head = place & mask();
    int next = head + heads;
    Arrays.fill(out, at, at + width, 0);
    for (int i = 0; i < heads; i++) {
      for (long left = chunk[head + i] & LOW; left != 0; left &= left - 1) {
        out[at + i * WORDS_A_HEAD + Long.numberOfTrailingZeros(left)] = chunk[next++];
      }
    }
  }

  /** As {@link LongPositionTable#truncate}, which explains why that is safe. */
  @Override
  public void truncate(int newSize) {
    int size = size();
    if (newSize == size) {
      return;
    }
    free = places.get(newSize);
    if (size - newSize > newSize) {
      places.truncate(newSize);
      slots = HashMixer.moved(slots, slots.length, free);
    } else {
      long[] words = new long[width];
      for (int id = size - 1; id >= newSize; id--) {
        get(id, words, 0);
        take(words, 0);
        slots[slot()] = 0;
      }
      places.truncate(newSize);
    }
    int needed = (free >>> bits) + 1;
    while (chunkCount > needed) {
      chunkCount--;
      chunks[chunkCount] = NONE;
    }
  }

  private static final long[] NONE = {};

  @Override
  public long bytes() {
    return ((8L * chunkCount) << bits) + 8L * slots.length + places.bytes();
  }

  private int number(long slot) {
    int place = (int) slot - 1;
    return (int) (chunks[place >>> bits][place & mask()] >>> 32);
  }

  /** Computes the stored form of a position, the key, for the methods below. */
  private void take(long[] words, int at) {
    int next = heads;
    for (int head = 0; head < heads; head++) {
      int first = head * WORDS_A_HEAD;
      int end = Math.min(width - first, WORDS_A_HEAD);
      long present = 0;
      for (int i = 0; i < end; i++) {
        long word = words[at + first + i];
        key[next] = word; // if it is 0, the next word overwrites it
        long one = (word | -word) >>> 63; // 1 unless the word is 0; branch-free
        present |= one << i;
        next += (int) one;
      }
      key[head] = present;
    }
    length = next;
    hash = HashMixer.of(key, 0, length);
  }

  /** The slot of the key, or the free slot where it belongs. */
  private int slot() {
    int mask = slots.length - 1;
    int slot = hash & mask;
    while (slots[slot] != 0
        && ((int) (slots[slot] >> 32) != hash || !isAt((int) slots[slot] - 1))) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean isAt(int place) {
    long[] chunk = chunks[place >>> bits];
    int from = place & mask();
    if ((chunk[from] & LOW) != key[0]) {
      return false;
    }
    for (int i = 1; i < heads; i++) {
      if (chunk[from + i] != key[i]) {
        return false;
      }
    }
    for (int i = heads; i < length; i++) {
      if (chunk[from + i] != key[i]) {
        return false;
      }
    }
    return true;
  }
}
