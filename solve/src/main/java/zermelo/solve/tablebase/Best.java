package zermelo.solve.tablebase;

/** Collects the cells of a position's options and tells what they make of it. */
final class Best {
  private int nearestWin;
  private int farthestLoss;
  private boolean tie;
  private boolean draw;

  void clear() {
    nearestWin = Integer.MAX_VALUE;
    farthestLoss = -1;
    tie = false;
    draw = false;
  }

  /** An option with this cell; {@code again} if the same player moves there. */
  void add(int cell, boolean again) {
    if (Cell.isWin(cell) == again && Cell.isLose(cell) != again) {
      nearestWin = Math.min(nearestWin, Cell.remoteness(cell));
    } else if (Cell.isWin(cell) || Cell.isLose(cell)) {
      farthestLoss = Math.max(farthestLoss, Cell.remoteness(cell));
    } else if (Cell.isTie(cell)) {
      tie = true;
    } else {
      draw = true;
    }
  }

  boolean wins() {
    return nearestWin < Integer.MAX_VALUE;
  }

  boolean ties() {
    return tie;
  }

  /** How far the farthest of the lost options is, -1 if there is none. */
  int farthestLoss() {
    return farthestLoss;
  }

  /** Whether an option was neither won nor lost. */
  boolean even() {
    return tie || draw;
  }

  /** The cell of the position, if those were all options: who wins hurries, who loses delays. */
  int cell() {
    if (wins()) {
      return Cell.win(nearestWin + 1);
    }
    return tie ? Cell.TIE : draw ? Cell.DRAW : Cell.lose(farthestLoss + 1);
  }
}
