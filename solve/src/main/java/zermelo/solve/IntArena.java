package zermelo.solve;

import java.util.Arrays;

/**
 * A growable array of ints in chunks: it grows without copying, so that its peak is its size. Edges
 * and values of nodes live here.
 */
final class IntArena {
  private static final int BITS = 13;
  private static final int CHUNK = 1 << BITS;
  private static final int MASK = CHUNK - 1;

  private int[][] chunks = new int[4][];
  private int chunkCount;
  private int size;

  int size() {
    return size;
  }

  int get(int index) {
    return chunks[index >>> BITS][index & MASK];
  }

  void set(int index, int value) {
    chunks[index >>> BITS][index & MASK] = value;
  }

  void add(int value) {
    if (size == chunkCount << BITS) {
      grow();
    }
    chunks[size >>> BITS][size & MASK] = value;
    size++;
  }

  private void grow() {
    if (chunkCount == Integer.MAX_VALUE >>> BITS) {
      throw new Budget.Exhausted("more than 2^31 edges");
    }
    if (chunkCount == chunks.length) {
      chunks = Arrays.copyOf(chunks, chunkCount * 2);
    }
    chunks[chunkCount++] = new int[CHUNK];
  }

  /** Forgets everything from {@code newSize} on, and gives back most of the memory. */
  void truncate(int newSize) {
    size = newSize;
    int needed = (newSize >>> BITS) + 1;
    while (chunkCount > needed) {
      chunkCount--;
      chunks[chunkCount] = NONE;
    }
  }

  private static final int[] NONE = {};

  long bytes() {
    return 4L * CHUNK * chunkCount;
  }
}
