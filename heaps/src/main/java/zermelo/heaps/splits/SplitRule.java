package zermelo.heaps.splits;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A kind of move on a heap n: what it leaves, and the heaps on which it is legal.
 *
 * <p>Every part that it leaves is smaller than n. A part of size 0 counts as no heap.
 */
public sealed interface SplitRule {
  /** The sizes of the heaps that the move leaves beside those that depend on n. */
  List<Integer> fixed();

  /** The heaps on which the move is legal. */
  Sizes sizes();

  /** The largest number of heaps of any size that the move leaves. */
  int heaps();

  /** The move as text, such as {@code n - 1} or {@code a + (n - 2 - a) for 1 <= a <= n - 2 - a}. */
  String text();

  /** Heaps from one size to another. */
  record Sizes(int from, int to) {
    public boolean holds(int heap) {
      return from <= heap && heap <= to;
    }

    boolean endless() {
      return to == Integer.MAX_VALUE;
    }

    /** These sizes without a lower bound that is obvious. */
    Sizes past(int least) {
      return new Sizes(from <= least ? 1 : from, to);
    }
  }

  /**
   * Leaves a heap n - t for each number t of a list.
   *
   * @param taken the numbers, each at most {@code sizes.from()}; often only one
   */
  record Leave(List<Integer> taken, List<Integer> fixed, Sizes sizes) implements SplitRule {
    public Leave {
      taken = List.copyOf(taken);
      fixed = List.copyOf(fixed);
      require(taken.stream().allMatch(t -> 0 < t && t <= sizes.from), fixed, sizes);
    }

    @Override
    public int heaps() {
      return taken.size();
    }

    @Override
    public String text() {
      Stream<String> heaps =
          taken.stream().map(t -> taken.size() > 1 ? "(n - " + t + ")" : "n - " + t);
      return words(heaps, fixed, List.of(), sizes.past(taken.stream().reduce(1, Math::max)));
    }
  }

  /** Leaves one heap of any size from {@code least} to n - {@code taken}. */
  record TakeAny(int taken, int least, List<Integer> fixed, Sizes sizes) implements SplitRule {
    public TakeAny {
      fixed = List.copyOf(fixed);
      require(taken > 0 && least >= 0, fixed, sizes);
    }

    @Override
    public int heaps() {
      return 1;
    }

    @Override
    public String text() {
      return words(
          Stream.of("a"),
          fixed,
          List.of(least + " <= a <= n - " + taken),
          sizes.past(taken + least));
    }
  }

  /**
   * Takes some and splits the rest into a smaller and a larger heap.
   *
   * @param small the least size of the smaller heap
   * @param large the least size of the larger one, at least {@code small}
   * @param gap by how much the larger heap must be larger; 0 if they may be equal
   */
  record Split(int taken, int small, int large, int gap, List<Integer> fixed, Sizes sizes)
      implements SplitRule {
    public Split {
      fixed = List.copyOf(fixed);
      require(
          taken >= 0 && small >= 0 && small <= large && gap >= 0 && taken + small > 0,
          fixed,
          sizes);
    }

    /** The largest smaller part of a heap. */
    int most(int heap) {
      return Math.min((heap - taken - gap) >> 1, heap - taken - large);
    }

    @Override
    public int heaps() {
      return 2;
    }

    @Override
    public String text() {
      String other = "(n - " + taken + " - a)";
      List<String> where =
          Stream.of(
                  small + " <= a",
                  "a " + (gap > 0 ? "+ " + gap + " " : "") + "<= n - " + taken + " - a",
                  large > small ? large + " <= n - " + taken + " - a" : "")
              .filter(text -> !text.isEmpty())
              .toList();
      return words(Stream.of("a", other), fixed, where, sizes.past(taken + small + large));
    }
  }

  /** Takes some and splits the rest into three heaps, each of at least some size. */
  record SplitInThree(int taken, int least, List<Integer> fixed, Sizes sizes) implements SplitRule {
    public SplitInThree {
      fixed = List.copyOf(fixed);
      require(taken >= 0 && least >= 0 && taken + least > 0, fixed, sizes);
    }

    @Override
    public int heaps() {
      return 3;
    }

    @Override
    public String text() {
      String other = "(n - " + taken + " - a - b)";
      return words(
          Stream.of("a", "b", other),
          fixed,
          List.of("%d <= a, b and n - %d - a - b".formatted(least, taken)),
          sizes.past(taken + 3 * least));
    }
  }

  private static void require(boolean fine, List<Integer> fixed, Sizes sizes) {
    if (!fine || fixed.stream().anyMatch(size -> size < 0 || size >= sizes.from)) {
      throw new IllegalArgumentException("a part may not be smaller than the heap");
    }
  }

  private static String words(
      Stream<String> heaps, List<Integer> fixed, List<String> conditions, Sizes sizes) {
    String sum =
        Stream.concat(heaps, fixed.stream().map(String::valueOf))
            .collect(Collectors.joining(" + "));
    String range =
        sizes.endless()
            ? sizes.from > 1 ? "n >= " + sizes.from : ""
            : sizes.from + " <= n <= " + sizes.to;
    String where =
        Stream.concat(conditions.stream(), Stream.of(range))
            .filter(text -> !text.isEmpty())
            .collect(Collectors.joining(", "));
    return (sum.isEmpty() ? "nothing" : sum) + (where.isEmpty() ? "" : " for " + where);
  }
}
