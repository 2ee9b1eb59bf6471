package zermelo.solve.table;

import java.util.Arrays;
import zermelo.kernel.limits.LimitReached;

/**
 * A growable array of ints, such as the edges or the values of a graph's nodes.
 *
 * <p>It consists of chunks, so it grows without copying, and its peak memory is its size.
 */
public final class ChunkedIntArray {
  private static final int BITS = 13;
  private static final int CHUNK = 1 << BITS;
  private static final int MASK = CHUNK - 1;

  private int[][] chunks = new int[4][];
  private int chunkCount;
  private int size;

  public int size() {
    return size;
  }

  public int get(int index) {
    return chunks[index >>> BITS][index & MASK];
  }

  public void set(int index, int value) {
    chunks[index >>> BITS][index & MASK] = value;
  }

  public void add(int value) {
    if (size == chunkCount << BITS) {
      grow();
    }
    chunks[size >>> BITS][size & MASK] = value;
    size++;
  }

  private void grow() {
    if (chunkCount == Integer.MAX_VALUE >>> BITS) {
      throw new LimitReached(LimitReached.Kind.TABLE_SIZE, "more than 2^31 edges");
    }
    if (chunkCount == chunks.length) {
      chunks = Arrays.copyOf(chunks, chunkCount * 2);
    }
    chunks[chunkCount++] = new int[CHUNK];
  }

  /** Drops everything from {@code newSize} on, and releases most of the memory. */
  public void truncate(int newSize) {
    size = newSize;
    int needed = (newSize >>> BITS) + 1;
    while (chunkCount > needed) {
      chunkCount--;
      chunks[chunkCount] = NONE;
    }
  }

  private static final int[] NONE = {};

  public long bytes() {
    return 4L * CHUNK * chunkCount;
  }
}
