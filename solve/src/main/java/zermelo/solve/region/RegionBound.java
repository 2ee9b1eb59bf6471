package zermelo.solve.region;

import java.util.Arrays;

/**
 * A lower bound on what a player gets in a sum of games.
 *
 * <p>The bounds of the games are added up: for each temperature t, {@code later} is the sum of what
 * is sure if the other player begins everywhere, and {@code first} the same with one game in which
 * the player begins. Both bound the sum cooled by t, because cooling is additive, and because a
 * player who answers each move in the game where it was made gets the stop of each game.
 *
 * <p>From these follows a win: a player whose stop is more than 0 wins. The stop of a sum in which
 * the other player begins is at least the cooled one less t; the stop in which the player begins is
 * at least the cooled one. At temperature 0 the marks of {@link ThermographTable} also decide some
 * stops that are 0.
 */
final class RegionBound {
  private static final int NEVER = -1 << 28;

  private final int[] later = new int[ThermographTable.TEMPERATURES.length];
  private final int[] first = new int[ThermographTable.TEMPERATURES.length];

  /** Makes this the bound of a number, in units. */
  void reset(int number) {
    Arrays.fill(later, number << ThermographTable.MARKS);
    Arrays.fill(first, NEVER);
  }

  /** Makes this a bound so low that any other is better. */
  void worst() {
    Arrays.fill(later, NEVER);
    Arrays.fill(first, NEVER);
  }

  /** Adds the bound of another game: a position of a table. */
  void add(ThermographTable table, int state) {
    int at = table.at(state);
    for (int k = 0; k < later.length; k++) {
      add(k, table.bound(at + 2 * k), table.bound(at + 2 * k + 1));
    }
  }

  void add(RegionBound other) {
    for (int k = 0; k < later.length; k++) {
      add(k, other.later[k], other.first[k]);
    }
  }

  private void add(int k, int addedLater, int addedFirst) {
    first[k] = Math.max(first[k] + addedLater, later[k] + addedFirst);
    later[k] += addedLater;
  }

  /** Raises this to another bound of the same game where that is better. */
  void improve(RegionBound other) {
    for (int k = 0; k < later.length; k++) {
      later[k] = Math.max(later[k], other.later[k]);
      first[k] = Math.max(first[k], other.first[k]);
    }
  }

  /** Raises this to a number, in units, where that is better. */
  void improveBy(int number) {
    for (int k = 0; k < later.length; k++) {
      later[k] = Math.max(later[k], number << ThermographTable.MARKS);
    }
  }

  /** Raises this to the sum of another bound and a table's position, where that is better. */
  void improve(RegionBound other, ThermographTable table, int state) {
    int at = table.at(state);
    for (int k = 0; k < later.length; k++) {
      int addedLater = table.bound(at + 2 * k);
      int addedFirst = table.bound(at + 2 * k + 1);
      later[k] = Math.max(later[k], other.later[k] + addedLater);
      first[k] =
          Math.max(first[k], Math.max(other.first[k] + addedLater, other.later[k] + addedFirst));
    }
  }

  /** Whether the bound proves that the player wins if the other one begins. */
  boolean winsLater() {
    boolean wins = later[0] >= 0;
    for (int k = 1; k < later.length; k++) {
      wins |= later[k] > ThermographTable.TEMPERATURES[k] << ThermographTable.MARKS;
    }
    return wins;
  }

  /** Whether the bound proves that the player wins if it begins. */
  boolean winsFirst() {
    boolean wins = false;
    for (int k = 0; k < later.length; k++) {
      wins |= Math.max(later[k], first[k]) > 0;
    }
    return wins;
  }
}
