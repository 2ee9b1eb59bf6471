package zermelo.solve.connection;

import java.util.Arrays;

/**
 * Estimates how much each free cell matters, by the currents in a network of resistors.
 *
 * <p>A player's own stones conduct well, free cells less, and the other player's stones not at all;
 * the two sides that the player must join are the poles. Cells with much current for both players
 * are tried first. After V. Anshelevich, A hierarchical approach to computer Hex, 2002. It only
 * orders moves, so a bad estimate costs only time.
 */
final class CurrentFlow {
  private static final int SWEEPS = 20;
  private static final double OWN = 0.05;
  private static final double BONUS = 0.02;

  private final ConnectionBoard board;
  private final double[] volts;
  private final double[] resistance;
  private final double[] currents;
  private final double[] bonus;

  /**
   * Creates an estimate.
   *
   * @param number the number of the thread; all but number 0 change the order a little, each in its
   *     own way
   */
  CurrentFlow(ConnectionBoard board, int number) {
    this.board = board;
    this.volts = new double[board.cells()];
    this.resistance = new double[board.cells()];
    this.currents = new double[board.cells()];
    this.bonus = new double[board.cells()];
    for (int cell = 0; cell < bonus.length && number > 0; cell++) {
      bonus[cell] = (cell * 7 + number * 5) % 4 * BONUS;
    }
  }

  /** The current through a cell, summed over both players. */
  double of(int cell) {
    return currents[cell] + bonus[cell];
  }

  /** Computes the currents of a position. */
  void evaluate(long first, long second) {
    Arrays.fill(currents, 0);
    add(0, first, second);
    add(1, second, first);
  }

  private void add(int player, long own, long theirs) {
    long open = board.all() & ~theirs;
    for (int cell = 0; cell < board.cells(); cell++) {
      volts[cell] = 0.5;
      resistance[cell] = (own >>> cell & 1) != 0 ? OWN : 1;
    }
    for (int sweep = 0; sweep < SWEEPS; sweep++) {
      for (int i = 0; i < board.cells(); i++) {
        int cell = (sweep & 1) == 0 ? i : board.cells() - 1 - i; // currents run both ways
        if ((open >>> cell & 1) != 0) {
          settle(cell, player, open);
        }
      }
    }
    for (long rest = open & ~own; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      double current = at(board.side(player, 0), cell) * (1 - volts[cell]);
      current += at(board.side(player, 1), cell) * volts[cell];
      for (long near = board.neighbours(cell) & open; near != 0; near &= near - 1) {
        int other = Long.numberOfTrailingZeros(near);
        current += Math.abs(volts[cell] - volts[other]) / (1 + resistance[other]);
      }
      currents[cell] += current;
    }
  }

  /** Sets the voltage of a cell so that as much current flows in as out. */
  private void settle(int cell, int player, long open) {
    double own = resistance[cell];
    double sum = at(board.side(player, 0), cell) / own;
    double conductance = sum + at(board.side(player, 1), cell) / own;
    for (long near = board.neighbours(cell) & open; near != 0; near &= near - 1) {
      int other = Long.numberOfTrailingZeros(near);
      double joint = 1 / (own + resistance[other]);
      conductance += joint;
      sum += joint * volts[other];
    }
    if (conductance > 0) {
      volts[cell] = sum / conductance;
    }
  }

  private static double at(long side, int cell) {
    return side >>> cell & 1;
  }
}
