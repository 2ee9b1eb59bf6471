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
   * @param lengths the lengths of lists, if the user gives them
   */
  static List<Axis> of(
      PositionComponent component, int place, long high, Optional<LengthRange> lengths) {
    long low = component.low();
    String name = component.name();
    return switch (component.kind()) {
      case NUMBER, LENGTH ->
          component.own()
              ? List.of(
                  new NumberAxis(name, new int[] {place}, low, high),
                  new NumberAxis("their " + name, new int[] {place + 1}, low, high))
              : List.of(new NumberAxis(name, new int[] {place}, low, high));
      case LIST, BAG, SET -> {
        LengthRange ofRows = LengthRange.of(component, lengths);
        ListAxis axis = new ListAxis(name, component, place, high, ofRows);
        yield component.own()
            ? List.of(axis, new ListAxis("their " + name, component, place + 1, high, ofRows))
            : List.of(axis);
      }
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
   * Lists, bags or sets of some lengths, shorter ones first. Their size is the largest distance of
   * a member from 0.
   */
  record ListAxis(
      String name, PositionComponent component, int place, long high, LengthRange lengths)
      implements Axis {
    private RowEnumerator.Order order() {
      return switch (component.kind()) {
        case BAG -> RowEnumerator.Order.ASCENDING;
        case SET -> RowEnumerator.Order.DISTINCT;
        case LIST, NUMBER, LENGTH -> RowEnumerator.Order.ANY;
      };
    }

    @Override
    public boolean each(long fromSize, long toSize, Values values, BooleanSupplier goOn) {
      long[] choices =
          RowEnumerator.range(Math.max(component.low(), -toSize), Math.min(high, toSize));
      int longest = order() == RowEnumerator.Order.DISTINCT ? choices.length : lengths.most();
      for (int length = lengths.least(); length <= Math.min(lengths.most(), longest); length++) {
        boolean all =
            RowEnumerator.each(
                choices,
                length,
                order(),
                row -> {
                  values.lists()[place] = row;
                  return size(values) < fromSize || goOn.getAsBoolean();
                });
        if (!all) {
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
      return lastOf(component.low(), high);
    }

    @Override
    public Optional<PositionFamily.VariedList> list() {
      PositionFamily.VariedList.Kind kind =
          PositionFamily.VariedList.Kind.valueOf(component.kind().name());
      return Optional.of(new PositionFamily.VariedList(name, place, kind, component.low()));
    }

    @Override
    public String restriction() {
      return lengths.words(component);
    }

    @Override
    public double count(long size) {
      double choices = within(component.low(), high, size);
      boolean distinct = order() == RowEnumerator.Order.DISTINCT;
      double longest = distinct ? Math.min(choices, lengths.most()) : lengths.most();
      double all = 0;
      for (int length = lengths.least(); length <= longest; length++) {
        all += RowEnumerator.count(choices, length, order());
      }
      return all;
    }
  }

  /**
   * The cells of a strip that hold a symbol, in ascending order. Other symbols hold the cells of
   * earlier axes.
   *
   * @param length the index of the strip's length, which an earlier axis stores
   * @param others the indices of the cells with other symbols, which earlier axes store
   */
  record CellsAxis(String name, int place, int length, List<Integer> others, LengthRange lengths)
      implements Axis {
    @Override
    public boolean each(long fromSize, long toSize, Values values, BooleanSupplier goOn) {
      long cells = Math.min(values.numbers()[length], toSize);
      if (cells < fromSize) {
        return true;
      }
      long[] free =
          LongStream.rangeClosed(1, cells)
              .filter(
                  cell ->
                      others.stream()
                          .noneMatch(
                              other ->
                                  LongStream.of(values.lists()[other]).anyMatch(c -> c == cell)))
              .toArray();
      for (int count = lengths.least(); count <= Math.min(lengths.most(), free.length); count++) {
        boolean all =
            RowEnumerator.each(
                free,
                count,
                RowEnumerator.Order.DISTINCT,
                row -> {
                  values.lists()[place] = row;
                  return size(values) < fromSize || goOn.getAsBoolean();
                });
        if (!all) {
          return false;
        }
      }
      return true;
    }

    @Override
    public long size(Values values) {
      return farthest(values.lists()[place]);
    }

    /** Returns nothing: the length of the strip bounds the family. */
    @Override
    public OptionalLong last() {
      return OptionalLong.of(0);
    }

    @Override
    public Optional<PositionFamily.VariedList> list() {
      return Optional.of(
          new PositionFamily.VariedList(name, place, PositionFamily.VariedList.Kind.CELLS, 1));
    }

    @Override
    public String restriction() {
      return lengths.words(name);
    }

    /** Returns about the number of rows for one length up to {@code size}, on average. */
    @Override
    public double count(long size) {
      double all = 0;
      for (int count = lengths.least(); count <= Math.min(lengths.most(), size); count++) {
        all += RowEnumerator.count(size + 1.0, count + 1, RowEnumerator.Order.DISTINCT) / size;
      }
      return Math.max(1, all);
    }
  }
}
