package zermelo.insight.discover;

import java.util.Arrays;

/** A set of points, by their places. Never changed once it is made. */
final class Bits {
  private final long[] words;
  private final int size;

  private Bits(long[] words, int size) {
    this.words = words;
    this.size = size;
  }

  /** The points of which something is true. */
  interface Test {
    boolean of(int point);
  }

  static Bits where(int size, Test test) {
    long[] words = new long[(size + 63) / 64];
    for (int i = 0; i < size; i++) if (test.of(i)) words[i >> 6] |= 1L << i;
    return new Bits(words, size);
  }

  boolean has(int point) {
    return (words[point >> 6] >>> point & 1) == 1;
  }

  int count() {
    int count = 0;
    for (long word : words) count += Long.bitCount(word);
    return count;
  }

  int countWith(Bits other) {
    int count = 0;
    for (int i = 0; i < words.length; i++) count += Long.bitCount(words[i] & other.words[i]);
    return count;
  }

  int size() {
    return size;
  }

  boolean isEmpty() {
    for (long word : words) if (word != 0) return false;
    return true;
  }

  boolean isAll() {
    return count() == size;
  }

  /** The first point, or -1. */
  int first() {
    for (int i = 0; i < words.length; i++)
      if (words[i] != 0) return (i << 6) + Long.numberOfTrailingZeros(words[i]);
    return -1;
  }

  boolean isWithin(Bits other) {
    for (int i = 0; i < words.length; i++) if ((words[i] & ~other.words[i]) != 0) return false;
    return true;
  }

  boolean meets(Bits other) {
    for (int i = 0; i < words.length; i++) if ((words[i] & other.words[i]) != 0) return true;
    return false;
  }

  /** Whether the two are the same among the points of a third set. */
  boolean agrees(Bits other, Bits among) {
    for (int i = 0; i < words.length; i++)
      if (((words[i] ^ other.words[i]) & among.words[i]) != 0) return false;
    return true;
  }

  Bits and(Bits other) {
    long[] result = words.clone();
    for (int i = 0; i < result.length; i++) result[i] &= other.words[i];
    return new Bits(result, size);
  }

  Bits or(Bits other) {
    long[] result = words.clone();
    for (int i = 0; i < result.length; i++) result[i] |= other.words[i];
    return new Bits(result, size);
  }

  Bits minus(Bits other) {
    long[] result = words.clone();
    for (int i = 0; i < result.length; i++) result[i] &= ~other.words[i];
    return new Bits(result, size);
  }

  Bits complement() {
    return where(size, point -> !has(point));
  }

  int[] places() {
    int[] places = new int[count()];
    int filled = 0;
    for (int i = 0; i < size; i++) if (has(i)) places[filled++] = i;
    return places;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bits bits && Arrays.equals(words, bits.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }
}
