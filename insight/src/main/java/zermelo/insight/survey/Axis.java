package zermelo.insight.survey;

import java.util.Arrays;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;

/** One thing that varies within a family: a number, a list, or a set, sorted by size. */
sealed interface Axis {
  /** What people call it. */
  String name();

  /** The place of that name in the vocabulary. */
  int place();

  /**
   * Puts each value of the sizes in the range into the values, in order, and asks whether to go on.
   *
   * @return whether it went to the end
   */
  boolean each(long fromSize, long toSize, Values values, BooleanSupplier goOn);

  /** The size of the value that was put there. */
  long size(Values values);

  /** The largest size there is, where there is one. */
  OptionalLong last();

  /** About how many values there are up to a size. */
  double count(long size);

  /** The size of a list or set: the largest distance of a member from 0. */
  private static long farthest(long[] row) {
    return Arrays.stream(row).map(Math::abs).max().orElse(0);
  }

  private static OptionalLong lastOf(long low, long high) {
    return high == Long.MAX_VALUE
        ? OptionalLong.empty()
        : OptionalLong.of(Math.max(Math.abs(low), Math.abs(high)));
  }

  /** How many numbers of a range are no farther from 0. */
  private static double within(long low, long high, long size) {
    return Math.max(0, (double) Math.min(high, size) - Math.max(low, -size) + 1);
  }

  /** The values of all names at the moment, by their places. */
  @SuppressWarnings("ArrayRecordComponent") // a scratch pad
  record Values(long[] numbers, long[][] rows) {
    static Values of(int places) {
      long[][] rows = new long[places][];
      Arrays.fill(rows, new long[0]);
      return new Values(new long[places], rows);
    }
  }

  /**
   * A number; its size is its distance from 0.
   *
   * @param places the names that all have this value
   */
  @SuppressWarnings("ArrayRecordComponent") // never changed, compared by nobody
  record NumberAxis(String name, int[] places, long low, long high) implements Axis {
    @Override
    public boolean each(long fromSize, long toSize, Values values, BooleanSupplier goOn) {
      if (fromSize == 0) {
        return range(Math.max(low, -toSize), Math.min(high, toSize), values, goOn);
      }
      return range(Math.max(low, -toSize), Math.min(high, -fromSize), values, goOn)
          && range(Math.max(low, fromSize), Math.min(high, toSize), values, goOn);
    }

    void put(long value, Values values) {
      for (int place : places) {
        values.numbers()[place] = value;
      }
    }

    private boolean range(long from, long to, Values values, BooleanSupplier goOn) {
      for (long value = from; value <= to; value++) {
        put(value, values);
        if (!goOn.getAsBoolean()) {
          return false;
        }
      }
      return true;
    }

    @Override
    public int place() {
      return places[0];
    }

    @Override
    public long size(Values values) {
      return Math.abs(values.numbers()[place()]);
    }

    @Override
    public OptionalLong last() {
      return lastOf(low, high);
    }

    @Override
    public double count(long size) {
      return within(low, high, size);
    }
  }

  /**
   * Lists of at most so many numbers, the shorter ones first; the size is the largest distance of
   * one of them from 0. Of lists that differ in order only, the ascending one stands for all.
   */
  record ListAxis(String name, int place, long low, long high, int longest, boolean sorted)
      implements Axis {
    @Override
    public boolean each(long fromSize, long toSize, Values values, BooleanSupplier goOn) {
      for (int length = 0; length <= longest; length++) {
        if (!fill(new long[length], 0, fromSize, toSize, values, goOn)) {
          return false;
        }
      }
      return true;
    }

    private boolean fill(
        long[] row, int at, long fromSize, long toSize, Values values, BooleanSupplier goOn) {
      if (at == row.length) {
        values.rows()[place] = row.clone();
        return size(values) < fromSize || goOn.getAsBoolean();
      }
      long least = at > 0 && sorted ? row[at - 1] : Math.max(low, -toSize);
      long most = Math.min(high, toSize);
      for (long value = least; value <= most; value++) {
        row[at] = value;
        if (!fill(row, at + 1, fromSize, toSize, values, goOn)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public long size(Values values) {
      return farthest(values.rows()[place]);
    }

    @Override
    public OptionalLong last() {
      return OptionalLong.empty(); // a longer list may always come
    }

    @Override
    public double count(long size) {
      double count = 1;
      for (int length = 1; length <= longest; length++) {
        count = 1 + count * within(low, high, size) / (sorted ? length : 1);
      }
      return count;
    }
  }

  /** Sets; the size is the largest distance of a member from 0. */
  record SetAxis(String name, int place, long low, long high) implements Axis {
    @Override
    public boolean each(long fromSize, long toSize, Values values, BooleanSupplier goOn) {
      long least = Math.max(low, -toSize);
      long most = Math.min(high, Math.min(toSize, least + 61));
      long members = Math.max(0, most - least + 1);
      for (long mask = 0; mask < 1L << members; mask++) {
        long bits = mask;
        values.rows()[place] =
            LongStream.range(0, members)
                .filter(i -> (bits >> i & 1) == 1)
                .map(i -> least + i)
                .toArray();
        if (size(values) >= fromSize && !goOn.getAsBoolean()) {
          return false;
        }
      }
      return true;
    }

    @Override
    public long size(Values values) {
      return farthest(values.rows()[place]);
    }

    @Override
    public OptionalLong last() {
      return lastOf(low, high);
    }

    @Override
    public double count(long size) {
      return Math.pow(2, within(low, high, size));
    }
  }
}
