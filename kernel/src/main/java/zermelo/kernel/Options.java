package zermelo.kernel;

import java.util.Arrays;

/**
 * The options of one position, packed: the buffer that {@link Space#options} fills and a solver
 * reuses for position after position.
 *
 * <p>An option consists of parts: exactly one in most games, any number (none too) where a heap
 * splits. Rules reserve a part with {@link #room}, write its words, and close the option with
 * {@link #commit}:
 *
 * <pre>{@code
 * int at = out.room();
 * out.words()[at] = packed;
 * if (!out.commit()) return;   // the buffer is full: stop
 * }</pre>
 */
public final class Options {
  private final int width;
  private final int limit;
  private long[] words;
  private int[] ends = new int[16]; // ends[i]: parts in options 0..i
  private int[] gains = new int[16];
  private int parts;
  private int size;

  /** A buffer for parts of {@code width} words that takes any number of options. */
  public Options(int width) {
    this(width, Integer.MAX_VALUE);
  }

  /** A buffer that asks the rules to stop when it holds {@code limit} options. */
  public Options(int width, int limit) {
    this.width = width;
    this.limit = limit;
    this.words = new long[16 * width];
  }

  /** The number of options at which the rules are asked to stop. */
  public int limit() {
    return limit;
  }

  public void clear() {
    parts = 0;
    size = 0;
  }

  /** Reserves a part of the option that is being written; returns where its words begin. */
  public int room() {
    int at = parts * width;
    if (at + width > words.length) {
      words = Arrays.copyOf(words, grown(at + width));
    }
    parts++;
    return at;
  }

  /** Closes the option; false asks the rules to stop. */
  public boolean commit() {
    return commit(0);
  }

  /** Closes an option that gains something at once; false asks the rules to stop. */
  public boolean commit(int gain) {
    if (size == ends.length) {
      int length = grown(size + 1);
      ends = Arrays.copyOf(ends, length);
      gains = Arrays.copyOf(gains, length);
    }
    ends[size] = parts;
    gains[size] = gain;
    size++;
    return size < limit;
  }

  /** Adds an option of one part of one word; false asks the rules to stop. */
  public boolean add(long word) {
    int at = room();
    words[at] = word;
    return commit();
  }

  /** How many options there are. */
  public int size() {
    return size;
  }

  /** The array that holds all parts; it may be replaced whenever an option is added. */
  public long[] words() {
    return words;
  }

  /** The first part of an option: its words begin at this number times the width. */
  public int firstPart(int option) {
    return option == 0 ? 0 : ends[option - 1];
  }

  /** One past the last part of an option. */
  public int endPart(int option) {
    return ends[option];
  }

  /** Where the words of a part begin. */
  public int at(int part) {
    return part * width;
  }

  public int gain(int option) {
    return gains[option];
  }

  private static int grown(int needed) {
    return (int) Math.min(Integer.MAX_VALUE - 8L, Math.max(needed, needed * 3L / 2));
  }
}
