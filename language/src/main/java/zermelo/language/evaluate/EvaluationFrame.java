package zermelo.language.evaluate;

import java.util.Arrays;
import zermelo.kernel.limits.Cancellation;
import zermelo.language.arithmetic.Fuel;
import zermelo.language.board.BoardGeometry;

/**
 * The memory of one evaluation: slots for numbers, cells for lists and sets, and the remaining
 * fuel.
 *
 * <p>Parameters are written once. A position and the choices of a move are overwritten again and
 * again.
 */
public final class EvaluationFrame {
  private static final BoardGeometry NO_BOARD = BoardGeometry.strip(0);

  public final long[] slots;
  public final long[][] rows;
  public final SetValue[] sets;

  /** The player to move, in games where that matters. */
  public int turn;

  /** The board of the game; one without cells if there is none. */
  public BoardGeometry geometry = NO_BOARD;

  /** The cell with the symbols of the board. */
  public int boardCell;

  /** The points that the move gains. */
  public long gain;

  /** Whether the player who moves has the next move too. */
  public boolean again;

  /** Whether the move puts something outside the board, which is not legal. */
  public boolean outside;

  /** The slot of the number in which the last split divided the heap. */
  public int splitSlot;

  /** The values of the last split; only the first {@link #heapCount} are valid. */
  public long[] heapSizes = new long[4];

  /** The number of heaps that the move made out of one; negative if it did not split. */
  public int heapCount;

  /** Receives the moves that are generated. */
  public MoveVisitor sink = (frame, rule) -> true;

  /**
   * The number of steps between two checks for cancellation.
   *
   * <p>Steps that are left over stay when the frame is refuelled, so many short evaluations count
   * like a long one. A new frame starts with none and checks at once, because it may be one of
   * many.
   */
  private static final long STEPS_PER_CHECK = 1_000_000;

  private SavedValues[] saved = {};
  private long fuel;
  private long reserve = Fuel.MAX_STEPS;

  public EvaluationFrame(int slots, int cells) {
    this.slots = new long[slots];
    this.rows = new long[cells][];
    this.sets = new SetValue[cells];
    Arrays.fill(rows, new long[0]);
    Arrays.fill(sets, ListedSet.EMPTY);
  }

  /** A new frame with the slots, cells and board of this one. */
  public EvaluationFrame copy() {
    EvaluationFrame copy = new EvaluationFrame(slots.length, rows.length);
    copy.geometry = geometry;
    copy.boardCell = boardCell;
    System.arraycopy(slots, 0, copy.slots, 0, slots.length);
    System.arraycopy(sets, 0, copy.sets, 0, sets.length);
    for (int i = 0; i < rows.length; i++) {
      copy.rows[i] = rows[i].clone();
    }
    return copy;
  }

  /** Begins with moves: none has had an effect yet, also where the last one ended in a fault. */
  public void begin() {
    refuel();
    heapCount = -1;
    gain = 0;
    again = false;
    outside = false;
  }

  /** Memory for the values before a stage of a move. Moves do not nest, but stages do. */
  public SavedValues saved(int stage) {
    return stage < saved.length ? saved[stage] : savedMore(stage);
  }

  private SavedValues savedMore(int stage) {
    int before = saved.length;
    saved = Arrays.copyOf(saved, stage + 1);
    for (int i = before; i <= stage; i++) {
      saved[i] = new SavedValues(slots.length, rows.length);
    }
    return saved[stage];
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
