package zermelo.solve.region;

import java.util.Arrays;
import zermelo.kernel.limits.Progress;

/**
 * Finds Grundy values of impartial placement games without looking at all options.
 *
 * <p>A region has the value n if the player to move loses the sum of the region and a nim heap of
 * n. One winning option refutes that, so most questions need only a few options (Lemoine and
 * Viennot, Nimbers are inevitable, 2012). An option falls apart into regions. All but the largest
 * are evaluated; of the largest it is only asked whether its value is the one that matters.
 *
 * <p>The slow twin is the mex over all options of the whole graph ({@code ReferenceSolver}).
 */
final class NimberSearch {
  private final PlacementGame game;
  private final PlacementGame.PlayerMoves moves;
  private final RegionForms forms;
  private final NimberTable table;
  private final Progress progress;

  NimberSearch(PlacementGame game, RegionForms forms, NimberTable table, Progress progress) {
    this.game = game;
    this.moves = game.of(0);
    this.forms = forms;
    this.table = table;
    this.progress = progress;
  }

  /** The Grundy value of a position. */
  int nimber(long state) {
    int sum = 0;
    for (long rest = state; rest != 0; ) {
      long region = game.region(rest);
      rest &= ~region;
      if (!game.dead(region)) {
        long form = forms.form(region, 0);
        lookUp(form);
        sum ^= ofForm(form);
      }
    }
    return sum;
  }

  /**
   * The table's entry of the form that was just made; a mirrored region gets the value 0 at once.
   */
  private int lookUp(long form) {
    int entry = table.get(form);
    if (!NimberTable.known(entry) && forms.mirrored(moves)) {
      table.setValue(form, 0);
      entry = table.get(form);
    }
    return entry;
  }

  private int ofForm(long form) {
    int value = 0;
    while (!is(form, value)) {
      value++;
    }
    return value;
  }

  /** The options of a region whose value is not known yet. */
  private static final class OpenOptions {
    private int size;
    private long[] largest = new long[16];
    private int[] known = new int[16]; // the nim sum of the regions that are known
    private long[][] others = new long[16][];
    private long[] order = new long[16];

    void add(long region, int sum, long[] rest) {
      if (size == largest.length) {
        largest = Arrays.copyOf(largest, 2 * size);
        known = Arrays.copyOf(known, 2 * size);
        others = Arrays.copyOf(others, 2 * size);
        order = Arrays.copyOf(order, 2 * size);
      }
      int bits = Long.bitCount(region);
      for (long other : rest) {
        bits += Long.bitCount(other);
      }
      largest[size] = region;
      known[size] = sum;
      others[size] = rest;
      order[size] = (long) bits << 32 | size;
      size++;
    }
  }

  private static final long[] NO_REGIONS = {};

  /** Whether the region has this value. */
  private boolean is(long form, int value) {
    int entry = table.get(form);
    if (NimberTable.known(entry)) {
      return NimberTable.value(entry) == value;
    }
    if (NimberTable.excludes(entry, value)) {
      return false;
    }
    OpenOptions open = new OpenOptions();
    long reached = knownOptions(form, value, open);
    table.exclude(form, reached);
    if (progress.visit(open.size)) {
      progress.check(table.bytes());
    }
    if ((value < 64 && (reached >>> value & 1) != 0) || reaches(open, value)) {
      table.exclude(form, value < 64 ? 1L << value : 0);
      return false;
    }
    for (int less = 0; less < value; less++) {
      if (is(form, less)) {
        return false;
      }
    }
    table.setValue(form, value);
    return true;
  }

  /**
   * Returns the known values of options as a set of bits, and collects the other options.
   *
   * <p>It stops at the first option with the value in question, which refutes that value.
   */
  private long knownOptions(long form, int value, OpenOptions open) {
    long reached = 0;
    for (long rest = form; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      for (int move = moves.first(bit); move < moves.first(bit + 1); move++) {
        if ((moves.need(move) & ~form) == 0) {
          int sum = option(form & ~moves.clear(move), open);
          reached |= sum < 0 ? 0 : 1L << sum;
          if (sum == value) {
            return reached;
          }
        }
      }
    }
    return reached;
  }

  /** The value of an option if all its regions are known; otherwise adds it and returns -1. */
  private int option(long state, OpenOptions open) {
    int sum = 0;
    long largest = 0;
    long[] others = NO_REGIONS;
    for (long rest = state; rest != 0; ) {
      long region = game.region(rest);
      rest &= ~region;
      if (game.dead(region)) {
        continue;
      }
      long form = forms.form(region, 0);
      int entry = lookUp(form);
      if (NimberTable.known(entry)) {
        sum ^= NimberTable.value(entry);
      } else {
        long smaller = Long.bitCount(form) > Long.bitCount(largest) ? largest : form;
        largest = smaller == form ? largest : form;
        if (smaller != 0) {
          others = Arrays.copyOf(others, others.length + 1);
          others[others.length - 1] = smaller;
        }
      }
    }
    if (largest == 0) {
      return sum;
    }
    open.add(largest, sum, others);
    return -1;
  }

  /** Whether an open option has the value; the smallest are tried first. */
  private boolean reaches(OpenOptions open, int value) {
    Arrays.sort(open.order, 0, open.size);
    for (int i = 0; i < open.size; i++) {
      int option = (int) open.order[i];
      int wanted = value ^ open.known[option];
      for (long other : open.others[option]) {
        wanted ^= ofForm(other);
      }
      if (is(open.largest[option], wanted)) {
        return true;
      }
    }
    return false;
  }
}
