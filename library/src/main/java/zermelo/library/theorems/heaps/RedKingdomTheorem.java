package zermelo.library.theorems.heaps;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.Position;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.library.theorems.HeapClosedForm;
import zermelo.library.theorems.PeriodicSequence;
import zermelo.library.theorems.RecurrencePeriodFinder;
import zermelo.library.theorems.SamplePositions;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremArguments;
import zermelo.library.theorems.TheoremDescription;
import zermelo.library.theorems.TheoremSample;

/**
 * Theorem for Red Kingdom: a move takes x, y or z stones from a heap, or all if it has fewer.
 *
 * <p>y may not be taken twice in a row from one heap, nor z. Words of a heap: n, and 1 if y was the
 * last move there, 2 if z, else 0.
 */
public final class RedKingdomTheorem implements Theorem {
  private static final TheoremDescription CLAIM =
      new TheoremDescription(
          "red-kingdom",
          "a periodic table",
          "the three nimbers of n (after another move, after y, after z) depend on those of the "
              + "max(x,y,z) smaller heaps only, so once these have occurred before, all repeats",
          "every x, y, z >= 1 whose period shows within 2^20 heaps; all heaps, normal play",
          "Codeforces 1312F; state repetition");

  private static final int MAX_VALUES = 1 << 20;

  @Override
  public TheoremDescription claim() {
    return CLAIM;
  }

  @Override
  public Optional<ClosedForm> closedForm(Map<String, String> settings, boolean misere) {
    long x = TheoremArguments.number(settings, "x");
    long y = TheoremArguments.number(settings, "y");
    long z = TheoremArguments.number(settings, "z");
    return misere
        ? Optional.empty()
        : table(x, y, z)
            .map(table -> new HeapClosedForm(CLAIM, 2, false, (p, at) -> nimber(table, p, at)));
  }

  private static long nimber(Table table, Position position, int at) {
    return table.nimber(position.word(at), (int) position.word(at + 1));
  }

  /** Returns the nimbers of all heaps in normal play, if their period shows. */
  public static Optional<Table> table(long x, long y, long z) {
    long least = Math.min(x, Math.min(y, z));
    long most = Math.max(x, Math.max(y, z));
    if (least < 1 || most > MAX_VALUES / 2) {
      return Optional.empty();
    }
    Steps steps = new Steps((int) x, (int) y, (int) z);
    return RecurrencePeriodFinder.find(steps::nimbers, (int) most, MAX_VALUES)
        .map(packed -> new Table(packed, steps));
  }

  /** The nimbers of all heaps. The kinds of a move: 0 takes x, 1 takes y, 2 takes z. */
  public static final class Table {
    private final PeriodicSequence packed;
    private final Steps steps;

    private Table(PeriodicSequence packed, Steps steps) {
      this.packed = packed;
      this.steps = steps;
    }

    /**
     * Returns the nimber of a heap whose last move had this kind. 0 also stands for no move yet.
     */
    public int nimber(long n, int last) {
      return Steps.unpack(packed.at(n), last);
    }

    /** Returns the nimber of a heap after a move of this kind. */
    public int after(long n, int kind) {
      return nimber(Math.max(0, n - steps.taken(kind)), kind);
    }
  }

  /** The recurrence. The three nimbers of a heap, each at most 3, are packed into one int. */
  private record Steps(int x, int y, int z) {
    int nimbers(int[] table, int n) {
      if (n == 0) {
        return 0;
      }
      int viaX = 1 << unpack(table[Math.max(0, n - x)], 0);
      int viaY = 1 << unpack(table[Math.max(0, n - y)], 1);
      int viaZ = 1 << unpack(table[Math.max(0, n - z)], 2);
      return mex(viaX | viaY | viaZ) | mex(viaX | viaZ) << 2 | mex(viaX | viaY) << 4;
    }

    int taken(int kind) {
      return kind == 0 ? x : kind == 1 ? y : z;
    }

    static int unpack(int packed, int last) {
      return packed >> (2 * last) & 3;
    }

    private static int mex(int seen) {
      return Integer.numberOfTrailingZeros(~seen);
    }
  }

  @Override
  public List<TheoremSample> samples() {
    return SamplePositions.words(3, 1, 5).stream()
        .map(
            xyz ->
                new TheoremSample(
                    "x, y, z = 1..5: one heap to 60 and two to 5, with every last move",
                    Map.of("x", "" + xyz[0], "y", "" + xyz[1], "z", "" + xyz[2]),
                    () -> Stream.concat(one(60), two(5))))
        .toList();
  }

  private static Stream<Position> one(long high) {
    return SamplePositions.tuples(1, 0, high)
        .flatMap(n -> Stream.of(0, 1, 2).map(last -> Position.of(n.word(0), last)));
  }

  private static Stream<Position> two(long high) {
    return one(high)
        .flatMap(a -> one(high).map(b -> Position.of(a.word(0), a.word(1), b.word(0), b.word(1))));
  }
}
