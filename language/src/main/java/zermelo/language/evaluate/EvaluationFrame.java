package zermelo.language.evaluate;

import java.util.Arrays;
import zermelo.kernel.limits.Cancellation;
import zermelo.language.arithmetic.Fuel;
import zermelo.language.interpret.RulesInterpreter;

/**
 * The memory of one evaluation: slots for numbers, cells for lists and sets, and the fuel that is
 * left. Parameters are written once; a position and a move's choices are written over and over.
 */
public final class EvaluationFrame {
  public final long[] slots;
  public final long[][] rows;
  public final SetValue[] sets;

  /** The player to move, in games where that matters. */
  public int turn;

  /** The sizes that the last split made; only the first {@link #heapCount} count. */
  public long[] heapSizes = new long[4];

  /** How many heaps the move made out of one; negative if it did not split. */
  public int heapCount;

  /** Who is shown the moves that are being made. */
  public RulesInterpreter.Sink sink = (frame, rule) -> true;

  // What a move changes, kept while its result is shown: moves do not nest, so once suffices.
  public final long[] slotsBefore;
  public final long[][] rowsBefore;
  public final SetValue[] setsBefore;

  /**
   * So many steps are made between two looks at whether somebody wants this to stop. What is left
   * of a gulp stays when the tank is filled anew, so that many evaluations count like a long one; a
   * new frame has none, for it may be one of many.
   */
  private static final long GULP = 1_000_000;

  private long fuel;
  private long reserve = Fuel.TANK;

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
    fuel = Math.clamp(fuel, 0, Fuel.TANK);
    reserve = Fuel.TANK - fuel;
  }

  public void spend(long steps) {
    fuel -= steps;
    if (fuel < 0) {
      swallow();
    }
  }

  /** More from the reserve, unless somebody wants this to stop. */
  private void swallow() {
    Cancellation.look();
    if (reserve < -fuel) {
      throw new OutOfFuel();
    }
    long more = Math.min(reserve, Math.max(GULP, -fuel));
    reserve -= more;
    fuel += more;
  }

  /** The tank is empty. Entry points turn it into a fault with a place in the rules. */
  public static final class OutOfFuel extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OutOfFuel() {
      super("out of fuel", null, false, false);
    }
  }
}
