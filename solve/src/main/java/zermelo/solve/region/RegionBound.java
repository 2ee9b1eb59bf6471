package zermelo.solve.region;

import java.util.Arrays;

/**
 * What a player is sure to get in a sum of games, as the sum of what is sure in each of them.
 *
 * <p>For each temperature t it adds up {@code later}, and with one game in which the player begins
 * {@code first}. Both are bounds for the cooled sum: cooling is additive, and the player who
 * answers each move in the game in which it was made gets the stop of each one.
 *
 * <p>The stop of a sum G in which the other player begins is at least its cooled one less t; the
 * stop in which the player begins is at least the cooled one. A player whose stop is more than 0
 * wins. At temperature 0 the marks of {@link ThermographTable} also decide some stops that are 0.
 */
final class RegionBound {
  private static final int NEVER = -1 << 28;

  private final int[] later = new int[ThermographTable.TEMPERATURES.length];
  private final int[] first = new int[ThermographTable.TEMPERATURES.length];

  /** Begins with a number, in units. */
  void reset(int number) {
    Arrays.fill(later, number << ThermographTable.MARKS);
    Arrays.fill(first, NEVER);
  }

  /** Begins with a bound so low that any other one is better. */
  void worst() {
    Arrays.fill(later, NEVER);
    Arrays.fill(first, NEVER);
  }

  /** Adds a position of a table. */
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

  /** Takes the better one of two bounds of the same game. */
  void improve(RegionBound other) {
    for (int k = 0; k < later.length; k++) {
      later[k] = Math.max(later[k], other.later[k]);
      first[k] = Math.max(first[k], other.first[k]);
    }
  }

  /** Takes the better one of this and a number, in units. */
  void improveBy(int number) {
    for (int k = 0; k < later.length; k++) {
      later[k] = Math.max(later[k], number << ThermographTable.MARKS);
    }
  }

  /** Takes the better one of this and the sum of another bound and a position of a table. */
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

  /** Whether the player wins if the other one begins. */
  boolean winsLater() {
    boolean wins = later[0] >= 0;
    for (int k = 1; k < later.length; k++) {
      wins |= later[k] > ThermographTable.TEMPERATURES[k] << ThermographTable.MARKS;
    }
    return wins;
  }

  /** Whether the player wins if it begins. */
  boolean winsFirst() {
    boolean wins = false;
    for (int k = 0; k < later.length; k++) {
      wins |= Math.max(later[k], first[k]) > 0;
    }
    return wins;
  }

  /** An estimate of what the player gets on average. */
  int mean() {
    return later[later.length - 1];
  }
}
