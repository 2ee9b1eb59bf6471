package zermelo.language.contest;

/**
 * A count or a limit in a layout: a constant, or an earlier number of the input plus an offset.
 *
 * @param slot the slot of the earlier number; -1 for a constant
 * @param offset what is added to that number; without a slot, the constant itself
 */
public record InputQuantity(int slot, long offset) {
  /** The slot of a constant. */
  private static final int NONE = -1;

  static InputQuantity constant(long value) {
    return new InputQuantity(NONE, value);
  }

  static InputQuantity of(int slot) {
    return new InputQuantity(slot, 0);
  }

  public boolean isConstant() {
    return slot == NONE;
  }

  /** Returns the value, given the numbers that were read so far. */
  public long in(long[] slots) {
    return isConstant() ? offset : slots[slot] + offset;
  }
}
