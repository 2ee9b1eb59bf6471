package zermelo.kernel;

import java.util.Arrays;

/**
 * An immutable position: some words, which only its {@link Rules} can interpret.
 *
 * <p>Two positions of the same rules are the same position exactly when they are equal.
 */
public final class Position {
  private final long[] words;

  private Position(long[] words) {
    this.words = words;
  }

  /** The position with these words; the array is copied. */
  public static Position of(long... words) {
    return new Position(words.clone());
  }

  /** The position with {@code count} words of {@code source}, starting at index {@code at}. */
  public static Position copy(long[] source, int at, int count) {
    return new Position(Arrays.copyOfRange(source, at, at + count));
  }

  public int size() {
    return words.length;
  }

  public long word(int index) {
    return words[index];
  }

  /** A copy of the words. */
  public long[] words() {
    return words.clone();
  }

  public void copyTo(long[] target, int at) {
    System.arraycopy(words, 0, target, at, words.length);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Position that && Arrays.equals(words, that.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }

  @Override
  public String toString() {
    return Arrays.toString(words);
  }
}
