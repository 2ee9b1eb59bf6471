package zermelo.language.evaluate;

/** The values that the changes of a move overwrite, kept until the move is undone. */
public final class SavedValues {
  private final long[] slots;
  private final long[][] rows;
  private final SetValue[] sets;
  private long gain;
  private boolean again;

  SavedValues(int slots, int cells) {
    this.slots = new long[slots];
    this.rows = new long[cells][];
    this.sets = new SetValue[cells];
  }

  /** Keeps the values of these slots and cells. */
  public void save(EvaluationFrame frame, int[] places, int[] cells) {
    for (int i = 0; i < places.length; i++) {
      slots[i] = frame.slots[places[i]];
    }
    for (int i = 0; i < cells.length; i++) {
      rows[i] = frame.rows[cells[i]];
      sets[i] = frame.sets[cells[i]];
    }
  }

  /**
   * Keeps the effects of the stages before. This is a method of its own, because most moves have
   * none and need not pay for it.
   */
  public void saveEffects(EvaluationFrame frame) {
    gain = frame.gain;
    again = frame.again;
  }

  /** Puts back the effects of the stages before. */
  public void restoreEffects(EvaluationFrame frame) {
    frame.gain = gain;
    frame.again = again;
    frame.outside = false;
  }

  /** Puts the values back that were kept for the same slots and cells. */
  public void restore(EvaluationFrame frame, int[] places, int[] cells) {
    for (int i = 0; i < places.length; i++) {
      frame.slots[places[i]] = slots[i];
    }
    for (int i = 0; i < cells.length; i++) {
      frame.rows[cells[i]] = rows[i];
      frame.sets[cells[i]] = sets[i];
    }
  }
}
