package zermelo.solve.search;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * What an {@link AlphaBetaSearch} knows of each move of the root, and their order.
 *
 * <p>Values are final margins for the player who makes the move, or upper bounds on them.
 */
final class RootMoves {
  /** What kind of value a move has. */
  enum Bound {
    /** The value itself, which rests on real ends alone. */
    EXACT,
    /** An upper bound that rests on real ends alone. */
    UPPER,
    /** What a search found that did not reach the ends. */
    DEPTH_LIMITED
  }

  private final PackedGame game;
  private final int start; // random start of the search for a best move
  private final int[] values;
  private final int[] depths; // depth of the search that gave the value
  private final Bound[] bounds;
  private final double[] sums; // of playouts
  private final int[] games;
  private int latest; // the latest depth to which some move was evaluated

  RootMoves(PackedGame game, RandomGenerator random) {
    int count = game.count();
    this.game = game;
    this.start = random.nextInt(count);
    this.values = new int[count];
    this.depths = new int[count];
    this.bounds = new Bound[count];
    Arrays.fill(bounds, Bound.DEPTH_LIMITED);
    this.sums = new double[count];
    this.games = new int[count];
  }

  /** Records the result of a random game after a move. */
  void note(int move, double worth) {
    sums[move] += worth;
    games[move]++;
  }

  void set(int move, int value, int depth, Bound bound) {
    values[move] = value;
    depths[move] = depth;
    bounds[move] = bound;
    latest = depth;
  }

  int value(int move) {
    return values[move];
  }

  boolean exact(int move) {
    return bounds[move] == Bound.EXACT;
  }

  /** Whether the value is exact or a bound, and not merely what a limited depth gave. */
  private boolean isFinal(int move) {
    return bounds[move] != Bound.DEPTH_LIMITED;
  }

  /**
   * Whether searching deeper is useless: all values are final, or a win without a score is found.
   */
  boolean settled() {
    boolean all = true;
    for (int move = 0; move < bounds.length; move++) {
      if (exact(move) && values[move] > 0 && !game.scored()) {
        return true;
      }
      all &= isFinal(move);
    }
    return all;
  }

  /** The moves, best first. */
  int[] order() {
    return IntStream.range(0, values.length)
        .mapToObj(i -> (start + i) % values.length)
        .sorted(this::compare)
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /**
   * Orders better moves first.
   *
   * <p>A score from a lower depth cannot be compared with those of the last round, so it comes
   * later. Without a score, every value but 0 is proven. Among lost moves, the one that took the
   * deepest search to refute comes first.
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
    return exact(move) || depths[move] == latest;
  }

  /**
   * The mean of the random games and of two games more that count 0, as a single game proves
   * little.
   */
  private double mean(int move) {
    return sums[move] / (games[move] + 2);
  }

  /** Whether the result of the move is certain; for a loss, only if every move loses. */
  boolean proven(int move) {
    return exact(move) && (values[move] >= 0 || allLose());
  }

  private boolean allLose() {
    boolean all = game.complete();
    for (int move = 0; move < values.length; move++) {
      all &= isFinal(move) && values[move] < 0;
    }
    return all;
  }

  double score(int move) {
    return exact(move) || game.scored() ? game.score(values[move]) : mean(move);
  }
}
