package zermelo.insight.conjecture.observation;

import java.util.Arrays;

/** An immutable set of points, as bits by the index of a point in {@link Observations}. */
public final class PointSet {
  private final long[] words;
  private final int size;

  private PointSet(long[] words, int size) {
    this.words = words;
    this.size = size;
  }

  /** A predicate on the index of a point. */
  public interface PointPredicate {
    boolean of(int point);
  }

  public static PointSet where(int size, PointPredicate test) {
    long[] words = new long[(size + 63) / 64];
    for (int i = 0; i < size; i++) if (test.of(i)) words[i >> 6] |= 1L << i;
    return new PointSet(words, size);
  }

  public boolean has(int point) {
    return (words[point >> 6] >>> point & 1) == 1;
  }

  public int count() {
    int count = 0;
    for (long word : words) count += Long.bitCount(word);
    return count;
  }

  public int countWith(PointSet other) {
    int count = 0;
    for (int i = 0; i < words.length; i++) count += Long.bitCount(words[i] & other.words[i]);
    return count;
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    for (long word : words) if (word != 0) return false;
    return true;
  }

  public boolean isAll() {
    return count() == size;
  }

  /** Returns the first point, or -1. */
  public int first() {
    for (int i = 0; i < words.length; i++)
      if (words[i] != 0) return (i << 6) + Long.numberOfTrailingZeros(words[i]);
    return -1;
  }

  public boolean isWithin(PointSet other) {
    for (int i = 0; i < words.length; i++) if ((words[i] & ~other.words[i]) != 0) return false;
    return true;
  }

  public boolean meets(PointSet other) {
    for (int i = 0; i < words.length; i++) if ((words[i] & other.words[i]) != 0) return true;
    return false;
  }

  /** Returns whether the two sets are equal within a third one. */
  public boolean agrees(PointSet other, PointSet among) {
    for (int i = 0; i < words.length; i++)
      if (((words[i] ^ other.words[i]) & among.words[i]) != 0) return false;
    return true;
  }

  public PointSet and(PointSet other) {
    long[] result = words.clone();
    for (int i = 0; i < result.length; i++) result[i] &= other.words[i];
    return new PointSet(result, size);
  }

  public PointSet or(PointSet other) {
    long[] result = words.clone();
    for (int i = 0; i < result.length; i++) result[i] |= other.words[i];
    return new PointSet(result, size);
  }

  public PointSet minus(PointSet other) {
    long[] result = words.clone();
    for (int i = 0; i < result.length; i++) result[i] &= ~other.words[i];
    return new PointSet(result, size);
  }

  public PointSet complement() {
    long[] result = new long[words.length];
    for (int i = 0; i < result.length; i++) result[i] = ~words[i];
    if (size % 64 != 0) result[result.length - 1] &= (1L << size) - 1;
    return new PointSet(result, size);
  }

  public int[] places() {
    int[] places = new int[count()];
    int filled = 0;
    for (int i = 0; i < size; i++) if (has(i)) places[filled++] = i;
    return places;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PointSet bits && Arrays.equals(words, bits.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }
}
