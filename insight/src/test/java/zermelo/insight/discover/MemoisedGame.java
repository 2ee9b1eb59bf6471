package zermelo.insight.discover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import zermelo.insight.conjecture.observation.Observations;
import zermelo.kernel.Outcome;

/**
 * A game solved by plain memoised recursion. Its closed form is unknown to the generator.
 *
 * <p>A position is up to three numbers. An option is one position, or several that are played as a
 * sum.
 */
public final class MemoisedGame {
  /** Returns the options of a position, each a list of positions. */
  interface Options {
    void of(long[] position, Sink sink);
  }

  interface Sink {
    void add(long[]... parts);
  }

  /** Bits for each number of a position, by how many numbers it has. */
  private static final int[] BITS = {0, 13, 11, 6};

  private final Options options;
  private final boolean misere;
  private final int[][] tables = new int[BITS.length][0];

  private MemoisedGame(Options options, boolean misere) {
    this.options = options;
    this.misere = misere;
  }

  public static MemoisedGame normal(Options options) {
    return new MemoisedGame(options, false);
  }

  /** Creates a misère game: a player who cannot move wins. Only for options of one part. */
  static MemoisedGame misere(Options options) {
    return new MemoisedGame(options, true);
  }

  boolean isMisere() {
    return misere;
  }

  /** Returns the Grundy value; in misère play 1 for a win and 0 for a loss. */
  int value(long[] position) {
    int bits = BITS[position.length];
    if (tables[position.length].length == 0)
      tables[position.length] = new int[1 << (bits * position.length)];
    int[] values = tables[position.length];
    int key = 0;
    for (long number : position) {
      if (number >= 1L << bits) throw new IllegalArgumentException("too large: " + number);
      key = (key << bits) | (int) number;
    }
    if (values[key] > 0) return values[key] - 1;
    BitSet reached = new BitSet();
    options.of(
        position,
        parts -> {
          int sum = 0;
          for (long[] part : parts) sum ^= value(part);
          reached.set(sum);
        });
    int value = misere ? (reached.isEmpty() || reached.get(0) ? 1 : 0) : reached.nextClearBit(0);
    values[key] = value + 1;
    return value;
  }

  Outcome outcome(long[] position) {
    return value(position) == 0 ? Outcome.LOSE : Outcome.WIN;
  }

  public Observations observe(String names, long[][] points) {
    Outcome[] outcomes = new Outcome[points.length];
    long[] grundy = new long[points.length];
    for (int i = 0; i < points.length; i++) {
      outcomes[i] = outcome(points[i]);
      grundy[i] = value(points[i]);
    }
    return new Observations(
        List.of(names.split(",")),
        points,
        outcomes,
        misere ? Optional.empty() : Optional.of(grundy));
  }

  /** Returns all points with numbers from low to high, in this many dimensions. */
  public static long[][] box(int dimensions, long low, long high) {
    List<long[]> points = new ArrayList<>();
    points.add(new long[0]);
    for (int d = 0; d < dimensions; d++) {
      List<long[]> longer = new ArrayList<>();
      for (long[] point : points)
        for (long x = low; x <= high; x++) {
          long[] next = Arrays.copyOf(point, point.length + 1);
          next[point.length] = x;
          longer.add(next);
        }
      points = longer;
    }
    return points.toArray(long[][]::new);
  }
}
