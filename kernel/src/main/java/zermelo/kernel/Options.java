package zermelo.kernel;

import java.util.Arrays;

/**
 * A reusable buffer of the packed options of one position, filled by {@link Space#options}.
 *
 * <p>An option consists of parts: exactly one in most games, any number (also zero) where a heap
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
  private int parts;
  private int size;

  // While every option has one part and gains nothing, ends and gains are not written.
  private boolean plain = true;
  private int[] ends = {}; // ends[i]: parts in options 0..i
  private int[] gains = {};

  /** Creates a buffer for parts of {@code width} words, without a limit on the options. */
  public Options(int width) {
    this(width, Integer.MAX_VALUE);
  }

  /** Creates a buffer that asks the rules to stop when it holds {@code limit} options. */
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
    plain = true;
  }

  /** Reserves a part of the option being written; returns the index of its first word. */
  public int room() {
    int at = parts * width;
    if (at + width > words.length) {
      words = Arrays.copyOf(words, grown(at + width));
    }
    parts++;
    return at;
  }

  /** Closes the option; false tells the rules to stop. */
  public boolean commit() {
    return commit(0);
  }

  /** Closes an option with an immediate gain; false tells the rules to stop. */
  public boolean commit(int gain) {
    size++;
    if (gain != 0 || parts != size || !plain) {
      commitOther(gain);
    }
    return size < limit;
  }

  private void commitOther(int gain) {
    if (size > ends.length) {
      int length = grown(Math.max(size, 16));
      ends = Arrays.copyOf(ends, length);
      gains = Arrays.copyOf(gains, length);
    }
    if (plain) {
      plain = false;
      for (int option = 0; option < size - 1; option++) {
        ends[option] = option + 1;
        gains[option] = 0;
      }
    }
    ends[size - 1] = parts;
    gains[size - 1] = gain;
  }

  /** Adds an option of one part of one word; false tells the rules to stop. */
  public boolean add(long word) {
    if (!plain || width != 1) {
      int at = room(); // may replace the array
      words[at] = word;
      return commit();
    }
    if (size == words.length) {
      words = Arrays.copyOf(words, grown(size + 1));
    }
    words[size++] = word;
    parts = size;
    return size < limit;
  }

  /**
   * Begins a run of options of one part of one word each, for rules that add many.
   *
   * <p>The rules write such options directly into {@link #words}, from the returned index up to
   * {@link #bound}. At the bound and at the end of the run they call {@link #flush} to register
   * them.
   */
  public int begin() {
    if (parts == words.length) {
      words = Arrays.copyOf(words, grown(parts + 1));
    }
    return parts;
  }

  /** The index at which a run must stop writing and flush. */
  public int bound() {
    return (int) Math.min(words.length, (long) parts + limit - size);
  }

  /**
   * Registers the options of a run written up to this index, and reserves space for more.
   *
   * <p>The caller must read the array and the bound again afterwards. False tells the rules to
   * stop.
   */
  public boolean flush(int index) {
    if (plain) {
      size += index - parts;
      parts = index;
    } else {
      while (parts < index) {
        parts++;
        commit();
      }
    }
    begin();
    return size < limit;
  }

  /** Whether every option has exactly one part, so that option i is part i. */
  public boolean plain() {
    return plain;
  }

  /** The number of options. */
  public int size() {
    return size;
  }

  /** The array that holds all parts; it may be replaced whenever an option is added. */
  public long[] words() {
    return words;
  }

  /** The index of an option's first part; its words begin at this index times the width. */
  public int firstPart(int option) {
    return plain ? option : option == 0 ? 0 : ends[option - 1];
  }

  /** The index after the last part of an option. */
  public int endPart(int option) {
    return plain ? option + 1 : ends[option];
  }

  /** The index of the first word of a part. */
  public int at(int part) {
    return part * width;
  }

  public int gain(int option) {
    return plain ? 0 : gains[option];
  }

  private static int grown(int needed) {
    return (int) Math.min(Integer.MAX_VALUE - 8L, Math.max(needed, needed * 3L / 2));
  }
}
