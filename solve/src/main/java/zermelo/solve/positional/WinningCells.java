package zermelo.solve.positional;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zermelo.kernel.space.PositionalGame;

/**
 * Finds all cells that complete a winning set, at once by shifts.
 *
 * <p>Winning sets whose bits are equally spaced form a group for each length and step: all
 * horizontal rows of four, for example. A mask has the first bits of all sets of a group, so the
 * same shifts test all of them. Other sets are tested one by one. The slow twin tests every set (in
 * the tests).
 */
final class WinningCells {
  private final int[] lengths; // of each group
  private final int[] steps;
  private final long[] starts;
  private final boolean[] lastOnly; // only the last cell can be the missing one
  private final long[] others; // sets in no group
  private final boolean fours; // whether all groups have length 4

  WinningCells(PositionalGame game, BitLayout layout) {
    Map<List<Integer>, Long> groups = new LinkedHashMap<>();
    List<Long> rest = new ArrayList<>();
    for (List<Integer> set : game.winningSets()) {
      int[] bits = set.stream().mapToInt(layout::bit).sorted().toArray();
      int step = bits.length > 1 ? bits[1] - bits[0] : 1;
      boolean regular = true;
      for (int i = 1; i < bits.length; i++) {
        regular &= bits[i] - bits[i - 1] == step;
      }
      if (regular) {
        groups.merge(List.of(bits.length, step), 1L << bits[0], (a, b) -> a | b);
      } else {
        rest.add(Arrays.stream(bits).mapToLong(bit -> 1L << bit).reduce(0, (a, b) -> a | b));
      }
    }
    List<List<Integer>> kinds = List.copyOf(groups.keySet());
    this.lengths = kinds.stream().mapToInt(kind -> kind.get(0)).toArray();
    this.steps = kinds.stream().mapToInt(kind -> kind.get(1)).toArray();
    this.starts = groups.values().stream().mapToLong(Long::longValue).toArray();
    this.lastOnly = new boolean[steps.length];
    for (int i = 0; i < steps.length; i++) {
      lastOnly[i] = layout.falls && steps[i] == 1;
    }
    this.others = rest.stream().mapToLong(Long::longValue).toArray();
    this.fours = Arrays.stream(lengths).allMatch(length -> length == 4);
  }

  /** The cells that complete a set of these stones. Taken cells may be among them: ignore those. */
  long of(long stones) {
    long found = 0;
    if (fours) {
      for (int i = 0; i < steps.length; i++) {
        int step = steps[i];
        long second = stones >>> step;
        long third = second >>> step;
        long one = stones & starts[i];
        long two = one & second;
        found |= (two & third) << (3 * step);
        if (!lastOnly[i]) {
          long fourth = third >>> step;
          long end = third & fourth;
          found |=
              (starts[i] & second & end) | ((one & end) << step) | ((two & fourth) << (2 * step));
        }
      }
    } else {
      for (int i = 0; i < steps.length; i++) {
        found |= ofGroup(stones, lengths[i], steps[i], starts[i]);
      }
    }
    for (long set : others) {
      long missing = set & ~stones;
      found |= (missing & (missing - 1)) == 0 ? missing : 0;
    }
    return found;
  }

  /**
   * The cells that complete a set of one group.
   *
   * <p>A set without its cell at {@code gap} is the cells before the gap and those after it.
   */
  private static long ofGroup(long stones, int length, int step, long start) {
    long found = 0;
    long before = start;
    for (int gap = 0; gap < length; gap++) {
      long all = before;
      for (int i = gap + 1; i < length && all != 0; i++) {
        all &= stones >>> (i * step);
      }
      found |= all << (gap * step);
      before &= stones >>> (gap * step);
    }
    return found;
  }

  /** Whether these stones contain a complete winning set. */
  boolean isComplete(long stones) {
    for (int i = 0; i < steps.length; i++) {
      int step = steps[i];
      long all = stones & starts[i];
      for (int k = 1; k < lengths[i]; k++) {
        all &= stones >>> (k * step);
      }
      if (all != 0) {
        return true;
      }
    }
    for (long set : others) {
      if ((set & ~stones) == 0) {
        return true;
      }
    }
    return false;
  }

  /** The number of sets through a cell. */
  int through(long cell) {
    int count = 0;
    for (int i = 0; i < steps.length; i++) {
      for (int k = 0; k < lengths[i]; k++) {
        count += ((cell >>> (k * steps[i])) & starts[i]) != 0 ? 1 : 0;
      }
    }
    for (long set : others) {
      count += (set & cell) != 0 ? 1 : 0;
    }
    return count;
  }
}
