package zermelo.library.theorems;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import zermelo.kernel.Position;

/** Generates small positions: every case up to a bound, in counting order. */
public final class SamplePositions {
  private SamplePositions() {}

  /** Returns single numbers from {@code low} to {@code high}. */
  public static Stream<Position> numbers(long low, long high) {
    return LongStream.rangeClosed(low, high).mapToObj(Position::of);
  }

  /** Returns all tuples of {@code count} numbers from {@code low} to {@code high}. */
  public static Stream<Position> tuples(int count, long low, long high) {
    return words(count, low, high).stream().map(Position::of);
  }

  /**
   * Returns all non-decreasing tuples of {@code count} numbers from {@code low} to {@code high}.
   */
  public static Stream<Position> sorted(int count, long low, long high) {
    return words(count, low, high).stream().filter(SamplePositions::ascends).map(Position::of);
  }

  /**
   * Returns all lists of up to {@code count} numbers from {@code low} to {@code high}: length,
   * elements.
   */
  public static Stream<Position> lists(int count, long low, long high) {
    return Stream.iterate(0, length -> length <= count, length -> length + 1)
        .flatMap(length -> words(length, low, high).stream().map(SamplePositions::withLength));
  }

  /**
   * Returns all sets of {@code count} numbers from {@code low} on: their size, ascending elements.
   */
  public static Stream<Position> sets(int low, int count) {
    return LongStream.range(0, 1L << count)
        .mapToObj(
            bits ->
                withLength(
                    LongStream.range(0, count)
                        .filter(i -> ((bits >> i) & 1) == 1)
                        .map(i -> low + i)
                        .toArray()));
  }

  /** Returns all tuples as word arrays, the last word counting fastest. */
  public static List<long[]> words(int count, long low, long high) {
    List<long[]> tuples = new ArrayList<>();
    tuples.add(new long[0]);
    for (int i = 0; i < count; i++) {
      List<long[]> longer = new ArrayList<>();
      for (long[] tuple : tuples) {
        for (long value = low; value <= high; value++) {
          long[] more = Arrays.copyOf(tuple, tuple.length + 1);
          more[tuple.length] = value;
          longer.add(more);
        }
      }
      tuples = longer;
    }
    return tuples;
  }

  /** Returns the position that is one list: its length and its elements. */
  public static Position withLength(long[] elements) {
    long[] words = new long[elements.length + 1];
    words[0] = elements.length;
    System.arraycopy(elements, 0, words, 1, elements.length);
    return Position.of(words);
  }

  private static boolean ascends(long[] words) {
    for (int i = 1; i < words.length; i++) {
      if (words[i - 1] > words[i]) {
        return false;
      }
    }
    return true;
  }
}
