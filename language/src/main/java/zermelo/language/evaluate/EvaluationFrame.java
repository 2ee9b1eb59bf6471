package zermelo.language.evaluate;

import java.util.Arrays;
import zermelo.kernel.limits.Cancellation;
import zermelo.language.arithmetic.Fuel;
import zermelo.language.board.BoardGeometry;

/**
 * The memory in which the rules of a text are evaluated.
 *
 * <p>It has two kinds of slots, each counted from 0: number slots for numbers and truth values (0
 * or 1), and list slots for lists, sets, codes and the symbols of the board. The checker gives each
 * name of the text its slot. Parameters are written once; a position and the choices of a move are
 * overwritten again and again. The frame also counts the fuel and takes notes of what a move does
 * besides changing slots: points, a further turn, a split heap.
 */
public final class EvaluationFrame {
  private static final BoardGeometry NO_BOARD = BoardGeometry.strip(0);

  /** The number slots. */
  public final long[] slots;

  /** The list slots that hold lists, codes or the symbols of the board. */
  public final long[][] lists;

  /** The list slots that hold sets. */
  public final SetValue[] sets;

  /** The player to move, in games where that matters. */
  public int turn;

  /** The board of the game; one without cells if there is none. */
  public BoardGeometry geometry = NO_BOARD;

  /** The list slot with the symbols of the board. */
  public int boardSlot;

  /** The points that the move gains. */
  public long gain;

  /** Whether the player who moves has the next move too. */
  public boolean again;

  /** Whether the move puts something outside the board, which is not legal. */
  public boolean outside;

  /** The heaps that the move makes out of one. */
  public final HeapSplits splits = new HeapSplits();

  /** Receives each position that a move leads to, while moves are generated. */
  public MoveVisitor sink = (frame, rule) -> true;

  /**
   * The number of steps between two checks for cancellation.
   *
   * <p>Refuelling keeps the count, so many short evaluations are checked like one long one. A new
   * frame checks at once, because it may be one of many.
   */
  private static final long STEPS_PER_CHECK = 1_000_000;

  private SavedValues[] saved = {};
  private long fuel;
  private long reserve = Fuel.MAX_STEPS;

  public EvaluationFrame(int numberSlots, int listSlots) {
    this.slots = new long[numberSlots];
    this.lists = new long[listSlots][];
    this.sets = new SetValue[listSlots];
    Arrays.fill(lists, new long[0]);
    Arrays.fill(sets, ListedSet.EMPTY);
  }

  /** A new frame with the values and the board of this one. */
  public EvaluationFrame copy() {
    EvaluationFrame copy = new EvaluationFrame(slots.length, lists.length);
    copy.geometry = geometry;
    copy.boardSlot = boardSlot;
    System.arraycopy(slots, 0, copy.slots, 0, slots.length);
    System.arraycopy(sets, 0, copy.sets, 0, sets.length);
    for (int i = 0; i < lists.length; i++) {
      copy.lists[i] = lists[i].clone();
    }
    return copy;
  }

  /** Refuels, and clears the notes of the last move, which may have ended in a fault. */
  public void begin() {
    refuel();
    splits.keep(0);
    gain = 0;
    again = false;
    outside = false;
  }

  /** Where a stage of a move keeps the old values. Moves do not nest, but stages do. */
  public SavedValues saved(int stage) {
    return stage < saved.length ? saved[stage] : savedMore(stage);
  }

  private SavedValues savedMore(int stage) {
    int before = saved.length;
    saved = Arrays.copyOf(saved, stage + 1);
    for (int i = before; i <= stage; i++) {
      saved[i] = new SavedValues(slots.length, lists.length);
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
