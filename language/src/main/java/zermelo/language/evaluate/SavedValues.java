package zermelo.language.evaluate;

/** Keeps the values that a stage of a move overwrites, to restore them when the stage is undone. */
public final class SavedValues {
  private final long[] slots;
  private final long[][] lists;
  private final SetValue[] sets;
  private long gain;
  private boolean again;

  SavedValues(int slots, int listSlots) {
    this.slots = new long[slots];
    this.lists = new long[listSlots][];
    this.sets = new SetValue[listSlots];
  }

  /** Keeps the values of these slots. */
  public void save(EvaluationFrame frame, int[] places, int[] listSlots) {
    for (int i = 0; i < places.length; i++) {
      slots[i] = frame.slots[places[i]];
    }
    for (int i = 0; i < listSlots.length; i++) {
      lists[i] = frame.lists[listSlots[i]];
      sets[i] = frame.sets[listSlots[i]];
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

  /** Restores the effects of the stages before. */
  public void restoreEffects(EvaluationFrame frame) {
    frame.gain = gain;
    frame.again = again;
    frame.outside = false;
  }

  /** Restores the values that were kept for the same slots. */
  public void restore(EvaluationFrame frame, int[] places, int[] listSlots) {
    for (int i = 0; i < places.length; i++) {
      frame.slots[places[i]] = slots[i];
    }
    for (int i = 0; i < listSlots.length; i++) {
      frame.lists[listSlots[i]] = lists[i];
      frame.sets[listSlots[i]] = sets[i];
    }
  }
}
