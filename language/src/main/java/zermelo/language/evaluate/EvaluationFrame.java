package zermelo.language.evaluate;

import java.util.Arrays;
import zermelo.kernel.limits.Cancellation;
import zermelo.language.arithmetic.Fuel;

/**
 * The memory of one evaluation: slots for numbers, cells for lists and sets, and the remaining
 * fuel.
 *
 * <p>Parameters are written once. A position and the choices of a move are overwritten again and
 * again.
 */
public final class EvaluationFrame {
  public final long[] slots;
  public final long[][] rows;
  public final SetValue[] sets;

  /** The player to move, in games where that matters. */
  public int turn;

  /** The heap sizes of the last split; only the first {@link #heapCount} are valid. */
  public long[] heapSizes = new long[4];

  /** The number of heaps that the move made out of one; negative if it did not split. */
  public int heapCount;

  /** Receives the moves that are generated. */
  public MoveVisitor sink = (frame, rule) -> true;

  // The values before a move, kept while its result is shown. Moves do not nest, so one copy
  // suffices.
  public final long[] slotsBefore;
  public final long[][] rowsBefore;
  public final SetValue[] setsBefore;

  /**
   * The number of steps between two checks for cancellation.
   *
   * <p>Steps that are left over stay when the frame is refuelled, so many short evaluations count
   * like a long one. A new frame starts with none and checks at once, because it may be one of
   * many.
   */
  private static final long STEPS_PER_CHECK = 1_000_000;

  private long fuel;
  private long reserve = Fuel.MAX_STEPS;

  public EvaluationFrame(int slots, int cells) {
    this.slots = new long[slots];
    this.rows = new long[cells][];
    this.sets = new SetValue[cells];
    this.slotsBefore = new long[slots];
    this.rowsBefore = new long[cells][];
    this.setsBefore = new SetValue[cells];
    Arrays.fill(rows, new long[0]);
    Arrays.fill(sets, ListedSet.EMPTY);
  }

  public void refuel() {
    fuel = Math.clamp(fuel, 0, Fuel.MAX_STEPS);
    reserve = Fuel.MAX_STEPS - fuel;
  }

  public void spend(long steps) {
    fuel -= steps;
    if (fuel < 0) {
      takeFromReserve();
    }
  }

  /** Takes more steps from the reserve, after a check for cancellation. */
  private void takeFromReserve() {
    Cancellation.checkCurrent();
    if (reserve < -fuel) {
      throw new OutOfFuel();
    }
    long more = Math.min(reserve, Math.max(STEPS_PER_CHECK, -fuel));
    reserve -= more;
    fuel += more;
  }

  /** Thrown if the fuel is used up. Entry points turn it into a fault with a place in the rules. */
  public static final class OutOfFuel extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OutOfFuel() {
      super("out of fuel", null, false, false);
    }
  }
}
