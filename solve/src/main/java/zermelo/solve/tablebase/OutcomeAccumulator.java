package zermelo.solve.tablebase;

/** Computes the packed value (cell) of a position from the cells of its options. */
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

  /** Adds an option with this cell; {@code again} if the same player moves there. */
  public void add(int cell, boolean again) {
    if (PackedValue.isWin(cell) == again && PackedValue.isLose(cell) != again) {
      nearestWin = Math.min(nearestWin, PackedValue.remoteness(cell));
    } else if (PackedValue.isWin(cell) || PackedValue.isLose(cell)) {
      farthestLoss = Math.max(farthestLoss, PackedValue.remoteness(cell));
    } else if (PackedValue.isTie(cell)) {
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

  /** The cell of the position, if all options were added: the winner hurries, the loser delays. */
  public int packedValue() {
    if (wins()) {
      return PackedValue.win(nearestWin + 1);
    }
    return tie ? PackedValue.TIE : draw ? PackedValue.DRAW : PackedValue.lose(farthestLoss + 1);
  }
}
