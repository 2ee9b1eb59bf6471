package zermelo.solve.search;

import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * What alpha-beta knows of the moves of the root. Values are final margins for the player who makes
 * the move, or bounds from above on them.
 */
final class RootMoves {
  private final PackedGame game;
  private final int start; // where the search for a best one begins, by chance
  private final int[] values;
  private final int[] depths; // to which the value was found
  private final boolean[] wholes; // the value, maybe a bound, rests on ends alone
  private final boolean[] exacts; // and it is no mere bound
  private final double[] sums; // of playouts
  private final int[] games;
  private int latest; // the depth to which some move was valued

  RootMoves(PackedGame game, RandomGenerator random) {
    int count = game.count();
    this.game = game;
    this.start = random.nextInt(count);
    this.values = new int[count];
    this.depths = new int[count];
    this.wholes = new boolean[count];
    this.exacts = new boolean[count];
    this.sums = new double[count];
    this.games = new int[count];
  }

  /** A random game after a move, and what came of it. */
  void note(int move, double worth) {
    sums[move] += worth;
    games[move]++;
  }

  void set(int move, int value, int depth, boolean whole, boolean noBound) {
    values[move] = value;
    depths[move] = depth;
    wholes[move] = whole;
    exacts[move] = whole && noBound;
    latest = depth;
  }

  int value(int move) {
    return values[move];
  }

  boolean exact(int move) {
    return exacts[move];
  }

  /** Nothing more can be found: everything is known, or a win where more than that is nothing. */
  boolean settled() {
    boolean all = true;
    for (int move = 0; move < wholes.length; move++) {
      if (exacts[move] && values[move] > 0 && !game.scored()) {
        return true;
      }
      all &= wholes[move];
    }
    return all;
  }

  /** The moves, the best first. */
  int[] order() {
    return IntStream.range(0, values.length)
        .mapToObj(i -> (start + i) % values.length)
        .sorted(this::compare)
        .mapToInt(Integer::intValue)
        .toArray();
  }

  int choice() {
    return order()[0];
  }

  /**
   * A better move comes first. A score found to a lower depth cannot be compared with those of the
   * last round, so it comes later; without a score any value but an even one is proven. Among lost
   * moves the one comes first that took the deepest search to refute.
   */
  private int compare(int a, int b) {
    if (game.scored() && fresh(a) != fresh(b)) {
      return fresh(a) ? -1 : 1;
    }
    if (values[a] != values[b]) {
      return Integer.compare(values[b], values[a]);
    }
    if (!game.scored() && values[a] < 0 && depths[a] != depths[b]) {
      return Integer.compare(depths[b], depths[a]);
    }
    return Double.compare(mean(b), mean(a));
  }

  private boolean fresh(int move) {
    return exacts[move] || depths[move] == latest;
  }

  private double mean(int move) {
    return games[move] == 0 ? 0 : sums[move] / games[move];
  }

  /** The result of the move is sure; a loss only if every move loses. */
  boolean proven(int move) {
    return exacts[move] && (values[move] >= 0 || allLose());
  }

  private boolean allLose() {
    boolean all = game.complete();
    for (int move = 0; move < values.length; move++) {
      all &= wholes[move] && values[move] < 0;
    }
    return all;
  }

  double score(int move) {
    return exacts[move] || game.scored() ? game.worth(values[move]) : mean(move);
  }
}
