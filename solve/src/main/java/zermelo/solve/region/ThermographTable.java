package zermelo.solve.region;

import java.util.Arrays;

/**
 * Bounds what one player gets in each position of a small game: its stops and cooled stops.
 *
 * <p>This player is called own here, the opponent other. A position G has two numbers for each of a
 * few temperatures t: G cooled by t is worth at least {@code later} to the player if the other
 * begins, and at least {@code first} if the player itself begins. They bound the walls of the
 * thermograph (Winning Ways, chapter 6).
 *
 * <p>At temperature 0 they are the stops, and exact. A mark on each stop compares the game with the
 * number: whether G &gt;= later, and whether G &lt;= first. The marks follow from the options,
 * because no player need move in a number if another move is left (number avoidance). So for every
 * number x the table knows the outcome of G + x.
 *
 * <p>Why the bounds hold: walls are monotone in the options, so lower bounds of the options' walls
 * give lower bounds of scaffolds. Where the scaffolds cross between two temperatures, the mast is
 * at least the left scaffold (which falls) and at least the right wall at the lower temperature
 * (which rises). A number too fine for the unit is rounded down: a smaller game bounds the larger
 * one.
 *
 * <p>A position is computed when it is first needed. The slow twin compares games with each other
 * by playing them out (ThermographTableTest).
 */
final class ThermographTable {
  /** The number 1: all numbers are stored as multiples of 1/256. */
  static final int UNIT = 256;

  /**
   * The number of low bits of a bound that hold marks, so that sums of marks never reach a unit.
   */
  static final int MARKS = 6;

  /** The temperatures; the first one is 0. */
  static final int[] TEMPERATURES = {0, UNIT * 3 / 4};

  /** How many numbers a position has: {@code later} and {@code first} for each temperature. */
  static final int STRIDE = 2 * TEMPERATURES.length;

  private static final int NOT_COMPUTED = Integer.MIN_VALUE;

  private static final int NUMBER = 1;
  private static final int REACHED = 2; // G >= its stop if the other player begins
  private static final int CAPPED = 4; // G <= its stop if the own player begins

  private final LocalMoves moves;
  private final int[] bounds;
  private final byte[] flags;

  /** A table for the moves of a small game, which are numbered from bit 0. */
  ThermographTable(LocalMoves moves) {
    this.moves = moves;
    this.bounds = new int[STRIDE << moves.bits()];
    this.flags = new byte[1 << moves.bits()];
    Arrays.fill(bounds, NOT_COMPUTED);
  }

  /** The index of the first bound of a position, which is computed if necessary. */
  int at(int state) {
    int at = state * STRIDE;
    if (bounds[at] == NOT_COMPUTED) {
      compute(state);
    }
    return at;
  }

  /** The bound at an index, with its mark. */
  int bound(int index) {
    return bounds[index];
  }

  /** Whether a computed position is a number. It then equals its later stop. */
  boolean isNumber(int state) {
    return (flags[state] & NUMBER) != 0;
  }

  /** The stop of a computed position if the other player begins. */
  int laterStop(int state) {
    return (bounds[state * STRIDE] + (1 << MARKS) - 1) >> MARKS;
  }

  private int firstStop(int state) {
    return bounds[state * STRIDE + 1] >> MARKS;
  }

  private void compute(int state) {
    NumberInterval fits = new NumberInterval();
    int[] walls = new int[STRIDE];
    for (int k = 0; k < STRIDE; k += 2) {
      walls[k] = NumberInterval.MOST;
      walls[k + 1] = NumberInterval.LEAST;
    }
    for (int move = 0; move < moves.own().size(); move++) {
      if (moves.own().legal(move, state)) {
        int option = moves.own().after(move, state);
        int index = at(option);
        fits.above(laterStop(option), (flags[option] & (NUMBER | REACHED)) == 0);
        for (int k = 2; k < STRIDE; k += 2) {
          int wall = (bounds[index + k] >> MARKS) - TEMPERATURES[k >> 1];
          walls[k + 1] = Math.max(walls[k + 1], wall);
        }
      }
    }
    for (int move = 0; move < moves.other().size(); move++) {
      if (moves.other().legal(move, state)) {
        int option = moves.other().after(move, state);
        int index = at(option);
        fits.below(firstStop(option), (flags[option] & (NUMBER | CAPPED)) == 0);
        for (int k = 2; k < STRIDE; k += 2) {
          int wall = (bounds[index + k + 1] >> MARKS) + TEMPERATURES[k >> 1];
          walls[k] = Math.min(walls[k], wall);
        }
      }
    }
    if (fits.isEmpty()) {
      store(state, fits, walls);
    } else {
      int number = fits.simplest();
      Arrays.fill(bounds, state * STRIDE, (state + 1) * STRIDE, number << MARKS);
      flags[state] = NUMBER | REACHED | CAPPED;
    }
  }

  private void store(int state, NumberInterval stops, int[] walls) {
    int at = state * STRIDE;
    bounds[at] = (stops.high() << MARKS) - (stops.highAllowed() ? 0 : 1);
    bounds[at + 1] = (stops.low() << MARKS) + (stops.lowAllowed() ? 0 : 1);
    flags[state] = (byte) ((stops.highAllowed() ? REACHED : 0) | (stops.lowAllowed() ? CAPPED : 0));
    int mast = stops.high();
    for (int k = 2; k < STRIDE; k += 2) {
      boolean apart = walls[k + 1] > walls[k];
      mast = Math.max(mast, Math.min(walls[k], walls[k + 1]));
      bounds[at + k] = (apart ? Math.max(mast, walls[k]) : mast) << MARKS;
      bounds[at + k + 1] = (apart ? Math.max(mast, walls[k + 1]) : mast) << MARKS;
    }
  }
}
