package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Space;
import zermelo.kernel.space.PositionRanking;
import zermelo.kernel.space.Sweeper;

/**
 * Compares the sweep of a compiled space with the interpreter's options.
 *
 * <p>It checks the filled values and the rank at which the sweep stops.
 */
final class SweptTwin {
  private static final int MAX_RANKS = 396;

  /** A heap that splits has many options, and the interpreter lists them all. */
  private static final int MAX_RANKS_OF_SPLITS = 72;

  private static final int CHUNK = 12;

  private final Space slow;
  private final Sweeper fast;
  private final Hashing settler;
  private final int[] expected;
  private final int stop;

  private SweptTwin(Space slow, Sweeper fast, Hashing settler) {
    this.slow = slow;
    this.fast = fast;
    this.settler = settler;
    this.expected =
        new int
            [(int)
                Math.min(
                    fast.adds() ? MAX_RANKS_OF_SPLITS : MAX_RANKS,
                    slow.capability(PositionRanking.class).orElseThrow().size())];
    this.stop = fillSlowly();
  }

  /** Compares if the space can sweep. Returns the number of compared ranks. */
  static int compare(Space slow, Space fast) {
    int ranks = 0;
    if (fast.capability(Sweeper.class).isPresent()) {
      for (boolean picky : new boolean[] {false, true}) {
        ranks +=
            new SweptTwin(
                    slow, fast.capability(Sweeper.class).get(), new Hashing(picky, new int[64]))
                .compare();
      }
    }
    return ranks;
  }

  /** Values that depend on everything that the sweep collects. */
  @SuppressWarnings("ArrayRecordComponent") // the sweep writes into the array
  private record Hashing(boolean picky, int[] marks) implements Sweeper.ValueCombiner {
    @Override
    public int settle(int least, long seen) {
      int hash = ((31 * least + Long.hashCode(seen)) * 0x9e3779b9) >>> 16;
      return picky && hash % 61 == 0 ? -1 : hash;
    }

    /** The same as without marks, if the marks are made. */
    @Override
    public int settleMarked(int least, int rank) {
      long seen = 0;
      for (int low = 0; low < marks.length; low++) {
        seen |= marks[low] == rank ? 1L << low : 0;
      }
      return settle(least, seen);
    }

    @Override
    public int ended(Ending ending) {
      return ending.name().hashCode() & 0xffff;
    }
  }

  private int compare() {
    char[] chars = new char[expected.length];
    int[] ints = new int[expected.length];
    int narrow = fill((from, to) -> fast.sweep(from, to, chars, settler));
    int wide = fill((from, to) -> fast.sweep(from, to, ints, settler));
    int[] marked = new int[expected.length];
    Arrays.fill(settler.marks, -1);
    int withMarks = fill((from, to) -> fast.sweep(from, to, marked, settler.marks, settler));
    assertThat(wide).isEqualTo(narrow);
    assertThat(withMarks).isEqualTo(narrow);
    for (int rank = 0; rank < narrow; rank++) {
      assertThat((int) chars[rank]).as("rank %d", rank).isEqualTo(expected[rank]);
      assertThat(ints[rank]).as("rank %d", rank).isEqualTo(expected[rank]);
      assertThat(marked[rank]).as("rank %d", rank).isEqualTo(expected[rank]);
    }
    return narrow;
  }

  private interface Filler {
    int fill(int from, int to);
  }

  /** Checks that the sweep stops in the chunk of the expected rank, and not after that rank. */
  private int fill(Filler filler) {
    int filled = 0;
    while (filled < expected.length) {
      int to = Math.min(filled + CHUNK, expected.length);
      int reached = filler.fill(filled, to);
      if (reached < to) {
        assertThat(stop).isBetween(reached, to - 1);
        return reached;
      }
      filled = to;
    }
    assertThat(stop).isEqualTo(expected.length);
    return filled;
  }

  private int fillSlowly() {
    for (int rank = 0; rank < expected.length; rank++) {
      try {
        expected[rank] = slowly(rank);
      } catch (RulesFault | Space.Overflow fault) {
        return rank;
      }
      if (expected[rank] < 0) {
        return rank;
      }
    }
    return expected.length;
  }

  private int slowly(int rank) {
    PositionRanking ranking = slow.capability(PositionRanking.class).orElseThrow();
    long[] words = new long[slow.words()];
    ranking.unrank(rank, words, 0);
    Ending ending = slow.ending(words, 0);
    if (ending != Ending.OPEN) {
      return settler.ended(ending);
    }
    Options options = new Options(slow.words());
    slow.options(words, 0, options);
    int least = Integer.MAX_VALUE;
    long seen = 0;
    for (int option = 0; option < options.size(); option++) {
      int value = 0;
      int part = fast.adds() ? options.firstPart(option) : option;
      for (int end = fast.adds() ? options.endPart(option) : option + 1; part < end; part++) {
        long at = ranking.rank(options.words(), part * slow.words());
        if (at >= rank) {
          return -1;
        }
        value ^= expected[(int) at];
      }
      least = Math.min(least, value);
      seen |= 1L << (value & 63);
    }
    return settler.settle(least, seen);
  }
}
