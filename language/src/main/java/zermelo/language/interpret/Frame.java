package zermelo.language.interpret;

import java.util.Arrays;
import zermelo.language.arithmetic.Fuel;

/**
 * The memory of one evaluation: slots for numbers, cells for lists and sets, and the fuel that is
 * left. Parameters are written once; a position and a move's choices are written over and over.
 */
final class Frame {
  final long[] slots;
  final long[][] rows;
  final Elements[] sets;

  /** The player to move, in games where that matters. */
  int turn;

  /** The sizes that the last split made; only the first {@link #heapCount} count. */
  long[] heapSizes = new long[4];

  /** How many heaps the move made out of one; negative if it did not split. */
  int heapCount;

  /** Who is shown the moves that are being made. */
  Moves.Sink sink = (frame, rule) -> true;

  // What a move changes, kept while its result is shown: moves do not nest, so once suffices.
  final long[] slotsBefore;
  final long[][] rowsBefore;
  final Elements[] setsBefore;

  /** So many steps are made between two looks at whether somebody wants this to stop. */
  private static final long GULP = 1_000_000;

  private long fuel = GULP;
  private long reserve = Fuel.TANK - GULP;

  Frame(int slots, int cells) {
    this.slots = new long[slots];
    this.rows = new long[cells][];
    this.sets = new Elements[cells];
    this.slotsBefore = new long[slots];
    this.rowsBefore = new long[cells][];
    this.setsBefore = new Elements[cells];
    Arrays.fill(rows, new long[0]);
    Arrays.fill(sets, Listed.EMPTY);
  }

  void refuel() {
    fuel = GULP;
    reserve = Fuel.TANK - GULP;
  }

  void spend(long steps) {
    fuel -= steps;
    if (fuel < 0) {
      swallow();
    }
  }

  /** More from the reserve; nothing for a thread that was interrupted. */
  private void swallow() {
    long more = Math.max(GULP, -fuel);
    if (reserve < more || Thread.currentThread().isInterrupted()) {
      throw new OutOfFuel();
    }
    reserve -= more;
    fuel += more;
  }

  /** The tank is empty. Entry points turn it into a fault with a place in the rules. */
  static final class OutOfFuel extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OutOfFuel() {
      super("out of fuel", null, false, false);
    }
  }
}
