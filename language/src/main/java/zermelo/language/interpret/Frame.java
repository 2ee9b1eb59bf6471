package zermelo.language.interpret;

import java.util.Arrays;
import zermelo.kernel.RulesFault;

/**
 * The memory of one evaluation: slots for numbers, cells for lists and sets, and the fuel that is
 * left. Parameters are written once; a position and a move's choices are written over and over.
 */
final class Frame {
  /** The steps that listing the moves of one position may cost. */
  static final long TANK = 50_000_000;

  final long[] slots;
  final long[][] rows;
  final Elements[] sets;

  /** The player to move, in games where that matters. */
  int turn;

  /** The sizes that the last split made; only the first {@link #heapCount} count. */
  long[] heapSizes = new long[4];

  int heapCount;
  private long fuel = TANK;

  Frame(int slots, int cells) {
    this.slots = new long[slots];
    this.rows = new long[cells][];
    this.sets = new Elements[cells];
    Arrays.fill(rows, new long[0]);
    Arrays.fill(sets, Listed.EMPTY);
  }

  void refuel() {
    fuel = TANK;
  }

  void spend(long steps) {
    fuel -= steps;
    if (fuel < 0) {
      throw new RulesFault(
          "the moves of one position cost more than "
              + TANK
              + " steps; the rules ask for too much");
    }
  }
}
