package zermelo.insight.survey;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;
import zermelo.kernel.PositionComponent;

/** One variable of a family: a number, a list or a set, with its values in order of size. */
sealed interface Axis {
  /** Returns the name of the variable. */
  String name();

  /** Returns the index of the variable in the vocabulary. */
  int place();

  /**
   * Stores each value of these sizes in {@code values}, one after the other, while {@code goOn}
   * returns true.
   *
   * @return whether all values were stored
   */
  boolean each(long fromSize, long toSize, Values values, BooleanSupplier goOn);

  /** Returns the size of the stored value. */
  long size(Values values);

  /** Returns the largest size, if there is one. */
  OptionalLong last();

  /**
   * Describes which values are left out, whatever the size, such as long lists; empty if none are.
   */
  default String restriction() {
    return "";
  }

  /** Describes the variable if it is a list or a set; empty for a number. */
  default Optional<PositionFamily.VariedList> list() {
    return Optional.empty();
  }

  /** Returns the approximate number of values up to a size. */
  double count(long size);

  /**
   * Returns the axes of a component: two if each player has one of it.
   *
   * @param high the largest number in it
   * @param lengths the lengths of lists
   */
  static List<Axis> of(PositionComponent component, int place, long high, LengthRange lengths) {
    long low = component.low();
    String name = component.name();
    return switch (component.kind()) {
      case NUMBER, LENGTH ->
          component.own()
              ? List.of(
                  new NumberAxis(name, new int[] {place}, low, high),
                  new NumberAxis("their " + name, new int[] {place + 1}, low, high))
              : List.of(new NumberAxis(name, new int[] {place}, low, high));
      case LIST -> List.of(new ListAxis(name, place, low, high, lengths, false));
      case BAG -> List.of(new ListAxis(name, place, low, high, lengths, true));
      case SET -> List.of(new SetAxis(name, place, low, high));
    };
  }

  /** Returns the size of a list or set: the largest distance of a member from 0. */
  private static long farthest(long[] row) {
    return Arrays.stream(row).map(Math::abs).max().orElse(0);
  }

  private static OptionalLong lastOf(long low, long high) {
    return high == Long.MAX_VALUE
        ? OptionalLong.empty()
        : OptionalLong.of(Math.max(Math.abs(low), Math.abs(high)));
  }

  /** Returns how many numbers of a range are at most this far from 0. */
  private static double within(long low, long high, long size) {
    return Math.max(0, (double) Math.min(high, size) - Math.max(low, -size) + 1);
  }

  /** The current values of all variables, by index in the vocabulary. */
  @SuppressWarnings("ArrayRecordComponent") // a scratch pad
  record Values(long[] numbers, long[][] lists) {
    static Values of(int places) {
      long[][] lists = new long[places][];
      Arrays.fill(lists, new long[0]);
      return new Values(new long[places], lists);
    }
  }

  /**
   * A number. Its size is its distance from 0.
   *
   * @param places the indices of all variables that have this value; a heap has several names
   */
  @SuppressWarnings("ArrayRecordComponent") // never modified, never compared
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
   * Lists of some lengths, shorter ones first. Their size is the largest distance of a member from
   * 0.
   *
   * @param sorted whether only ascending lists are enumerated, because the order does not matter
   */
  record ListAxis(String name, int place, long low, long high, LengthRange lengths, boolean sorted)
      implements Axis {
    @Override
    public boolean each(long fromSize, long toSize, Values values, BooleanSupplier goOn) {
      for (int length = lengths.least(); length <= lengths.most(); length++) {
        if (!fill(new long[length], 0, fromSize, toSize, values, goOn)) {
          return false;
        }
      }
      return true;
    }

    private boolean fill(
        long[] row, int at, long fromSize, long toSize, Values values, BooleanSupplier goOn) {
      if (at == row.length) {
        values.lists()[place] = row.clone();
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
      return farthest(values.lists()[place]);
    }

    @Override
    public OptionalLong last() {
      return lastOf(low, high);
    }

    @Override
    public Optional<PositionFamily.VariedList> list() {
      PositionComponent.Kind kind =
          sorted ? PositionComponent.Kind.BAG : PositionComponent.Kind.LIST;
      return Optional.of(new PositionFamily.VariedList(name, place, kind, low));
    }

    @Override
    public String restriction() {
      return lengths.words();
    }

    @Override
    public double count(long size) {
      double all = 0;
      double ofLength = 1;
      for (int length = 0; length <= lengths.most(); length++) {
        all += length < lengths.least() ? 0 : ofLength;
        double choices = within(low, high, size);
        ofLength *= sorted ? (choices + length) / (length + 1) : choices;
      }
      return all;
    }
  }

  /** Sets. The size is the largest distance of a member from 0. */
  record SetAxis(String name, int place, long low, long high) implements Axis {
    @Override
    public boolean each(long fromSize, long toSize, Values values, BooleanSupplier goOn) {
      long least = Math.max(low, -toSize);
      long most = Math.min(high, Math.min(toSize, least + 61));
      long members = Math.max(0, most - least + 1);
      for (long mask = 0; mask < 1L << members; mask++) {
        long bits = mask;
        values.lists()[place] =
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
      return farthest(values.lists()[place]);
    }

    @Override
    public OptionalLong last() {
      return lastOf(low, high);
    }

    @Override
    public Optional<PositionFamily.VariedList> list() {
      return Optional.of(
          new PositionFamily.VariedList(name, place, PositionComponent.Kind.SET, low));
    }

    @Override
    public double count(long size) {
      return Math.pow(2, within(low, high, size));
    }
  }
}
