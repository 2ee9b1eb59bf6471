package zermelo.language.lint;

import java.util.Arrays;

/** Numbers packed positions in the order of their first occurrence. A hash table over one array. */
final class PackedPositionIndex {
  private final int width;
  private long[] words;
  private int[] table = new int[1 << 10]; // 1 + the number of a position; 0 is free
  private int size;

  PackedPositionIndex(int width) {
    this.width = width;
    this.words = new long[width << 8];
  }

  int size() {
    return size;
  }

  /** The array of all positions. Position i begins at index {@code at(i)}. */
  long[] words() {
    return words;
  }

  int at(int number) {
    return number * width;
  }

  /** Returns the number of a position. A new position gets the next number. */
  int number(long[] source, int from) {
    if (2 * size >= table.length) {
      grow();
    }
    int slot = slot(source, from);
    if (table[slot] == 0) {
      if ((size + 1) * width > words.length) {
        words = Arrays.copyOf(words, 2 * words.length);
      }
      System.arraycopy(source, from, words, at(size), width);
      table[slot] = ++size;
    }
    return table[slot] - 1;
  }

  private int slot(long[] source, int from) {
    long hash = 0;
    for (int i = 0; i < width; i++) {
      hash = (hash ^ source[from + i]) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 29;
    }
    int mask = table.length - 1;
    int slot = (int) hash & mask;
    while (table[slot] != 0 && !same(source, from, at(table[slot] - 1))) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean same(long[] source, int from, int place) {
    return Arrays.equals(source, from, from + width, words, place, place + width);
  }

  private void grow() {
    table = new int[2 * table.length];
    for (int number = 0; number < size; number++) {
      table[slot(words, at(number))] = number + 1;
    }
  }
}
