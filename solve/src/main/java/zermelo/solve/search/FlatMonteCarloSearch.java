package zermelo.solve.search;

import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Progress;

/**
 * Chooses a move by random games on unpacked positions, where no packed space is wide enough.
 *
 * <p>It plays random games after each move and chooses the move with the best mean result (flat
 * Monte Carlo search). It is slow: if not even a few games end within the limits, the move is
 * random.
 *
 * <p>It is also the slow twin of {@link Playout} (MoveSearchTest).
 */
final class FlatMonteCarloSearch {
  private static final int MAX_PLIES = 512;
  private static final int MAX_MOVES = 64;
  private static final int ROUNDS = 64;

  private final SearchRoot root;
  private final Rules rules;
  private final Progress progress;
  private final RandomGenerator random;

  FlatMonteCarloSearch(SearchRoot root, Progress progress, RandomGenerator random) {
    this.root = root;
    this.rules = root.rules();
    this.progress = progress;
    this.random = random;
  }

  Estimate best() {
    List<Move> moves = root.moves();
    double[] sums = new double[moves.size()];
    int[] games = new int[moves.size()];
    int start = random.nextInt(moves.size());
    long playouts = 0;
    try {
      for (int i = 0; i < ROUNDS * moves.size(); i++) {
        int move = (start + i) % moves.size();
        sums[move] += play(moves.get(move));
        games[move]++;
        playouts++;
      }
    } catch (LimitReached | RulesFault stop) {
      // The best move so far is the answer.
    }
    int best = start;
    for (int i = 0; i < moves.size(); i++) {
      int move = (start + i) % moves.size();
      best = mean(sums[move], games[move]) > mean(sums[best], games[best]) ? move : best;
    }
    String how =
        playouts == 0
            ? "a move by chance: the position is too large to be searched"
            : String.format(Locale.ROOT, "random games, %,d of them", playouts);
    return new Estimate(moves.get(best), mean(sums[best], games[best]), false, how);
  }

  private static double mean(double sum, int games) {
    return games == 0 ? 0 : sum / games;
  }

  /** Plays a random game after a move; returns 1, 0 or -1 for the player who made the move. */
  int play(Move first) {
    Position at = first.target();
    boolean mine = root.keepsTurn(first);
    int margin = root.lead(first);
    for (int ply = 0; ply < MAX_PLIES; ply++) {
      progress.visit(MAX_MOVES);
      progress.check(0); // at every step, because one may take milliseconds
      Ending ending = root.misere() ? rules.ending(at).misere() : rules.ending(at);
      List<Move> moves = ending == Ending.OPEN ? rules.moves(at, MAX_MOVES).moves() : List.of();
      if (moves.isEmpty()) {
        int end = end(at, ending);
        return Integer.signum(margin + (mine ? end : -end));
      }
      Move move = moves.get(random.nextInt(moves.size()));
      int gain = root.misere() ? -move.gain() : move.gain();
      margin += mine ? gain : -gain;
      boolean again = !rules.facts().impartial() && rules.turn(at) == rules.turn(move.target());
      mine = again == mine;
      at = move.target();
    }
    return 0;
  }

  private int end(Position at, Ending ending) {
    int sign = root.misere() ? -1 : 1;
    if (rules.facts().scored()) {
      return sign * rules.settlement(at);
    }
    return switch (ending) {
      case OPEN -> -sign;
      case TIED -> 0;
      case WON -> 1;
      case LOST -> -1;
    };
  }
}
