package zermelo.solve.tablebase;

/**
 * Computes the packed value of a position from those of its options, which are added one by one.
 */
public final class OutcomeAccumulator {
  private int nearestWin;
  private int farthestLoss;
  private boolean tie;
  private boolean draw;

  public void clear() {
    nearestWin = Integer.MAX_VALUE;
    farthestLoss = -1;
    tie = false;
    draw = false;
  }

  /** Adds an option with this packed value; {@code again} if the same player moves there. */
  public void add(int packedValue, boolean again) {
    if (PackedValue.isWin(packedValue) == again && PackedValue.isLose(packedValue) != again) {
      nearestWin = Math.min(nearestWin, PackedValue.remoteness(packedValue));
    } else if (PackedValue.isWin(packedValue) || PackedValue.isLose(packedValue)) {
      farthestLoss = Math.max(farthestLoss, PackedValue.remoteness(packedValue));
    } else if (PackedValue.isTie(packedValue)) {
      tie = true;
    } else {
      draw = true;
    }
  }

  public boolean wins() {
    return nearestWin < Integer.MAX_VALUE;
  }

  public boolean ties() {
    return tie;
  }

  /** The largest remoteness among the lost options, -1 if there is none. */
  public int farthestLoss() {
    return farthestLoss;
  }

  /** Whether an option was neither won nor lost. */
  public boolean even() {
    return tie || draw;
  }

  /**
   * The packed value of the position, if all options were added: the winner hurries, the loser
   * delays.
   */
  public int packedValue() {
    if (wins()) {
      return PackedValue.win(nearestWin + 1);
    }
    return tie ? PackedValue.TIE : draw ? PackedValue.DRAW : PackedValue.lose(farthestLoss + 1);
  }
}
