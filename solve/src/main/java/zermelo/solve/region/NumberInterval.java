package zermelo.solve.region;

/**
 * Finds the simplest number between the options of a game.
 *
 * <p>The game equals that number (simplicity theorem, On Numbers and Games). If no number fits
 * between the options, the ends of the interval are the game's stops. Numbers are in units of
 * {@link ThermographTable}.
 */
final class NumberInterval {
  static final int LEAST = -1 << 24;
  static final int MOST = 1 << 24;

  private int low = LEAST;
  private int high = MOST;
  private boolean lowAllowed = true;
  private boolean highAllowed = true;

  /** Adds an own option: the number must be larger, or equal where that is allowed. */
  void above(int number, boolean allowed) {
    lowAllowed = number > low ? allowed : lowAllowed && (number < low || allowed);
    low = Math.max(low, number);
  }

  /**
   * Adds an option of the other player: the number must be smaller, or equal where that is allowed.
   */
  void below(int number, boolean allowed) {
    highAllowed = number < high ? allowed : highAllowed && (number > high || allowed);
    high = Math.min(high, number);
  }

  int low() {
    return low;
  }

  int high() {
    return high;
  }

  boolean lowAllowed() {
    return lowAllowed;
  }

  boolean highAllowed() {
    return highAllowed;
  }

  boolean isEmpty() {
    return low > high || (low == high && !(lowAllowed && highAllowed));
  }

  private boolean contains(int number) {
    return (number > low || (lowAllowed && number == low))
        && (number < high || (highAllowed && number == high));
  }

  /** The simplest number in the interval; the lower end if that number is no multiple of a unit. */
  int simplest() {
    if (contains(0)) {
      return 0;
    }
    for (int step = ThermographTable.UNIT; step > 0; step >>= 1) {
      // The multiple of the step nearest to 0 is the simplest, as there is none of larger steps.
      int number = low >= 0 ? Math.floorDiv(low, step) * step : -Math.floorDiv(-high, step) * step;
      int away = low >= 0 ? step : -step;
      for (int i = 0; i < 3; i++, number += away) {
        if (contains(number)) {
          return number;
        }
      }
    }
    return low;
  }
}
