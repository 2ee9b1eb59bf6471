package zermelo.solve.search;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Question;

/**
 * Chooses a move by alpha-beta search, one ply deeper each round.
 *
 * <p>It stops when a limit is reached, or when ends of the game decide the result. Each round tries
 * the moves in the order of the last one, so that the best comes first and the others are cut
 * short.
 *
 * <p>It knows nothing about a game except its rules. Where the depth ends, a game with a score
 * counts its current score, and any other game counts as even. So apart from forced wins and
 * losses, most moves look equal. Therefore a tenth of the limits is first spent on random games
 * after each move. They give the first order of the moves, and decide between moves that are still
 * equal in the end.
 *
 * <p>The slow twin is {@code zermelo.testkit.ReferenceSolver}.
 */
public final class AlphaBetaSearch implements MoveSearch {
  @Override
  public Estimate best(Question question, Progress progress, RandomGenerator random) {
    return moves(question, progress, random).getFirst();
  }

  /**
   * All moves with their scores, the best first. If the position is too large, only the best move.
   *
   * <p>The scores come from one search, so they can be compared.
   */
  public List<Estimate> moves(Question question, Progress progress, RandomGenerator random) {
    SearchRoot root = new SearchRoot(question);
    return root.search(game -> new Run(root, game, progress, random).estimates())
        .orElseGet(() -> List.of(new FlatMonteCarloSearch(root, progress, random).best()));
  }

  /** One search in one space. */
  private static final class Run {
    private static final int MAX_DEPTH = 256;
    private static final int MAX_GAMES = 64;
    private static final double SHARE_OF_PLAYOUTS = 0.1;

    private final SearchRoot root;
    private final PackedGame game;
    private final Progress progress;
    private final RandomGenerator random;
    private final SearchCounter counter;
    private final RootMoves moves;
    private final long before;
    private int depth;

    Run(SearchRoot root, PackedGame game, Progress progress, RandomGenerator random) {
      this.root = root;
      this.game = game;
      this.progress = progress;
      this.random = random;
      this.counter = new SearchCounter(progress, game);
      this.moves = new RootMoves(game, random);
      this.before = progress.positions();
    }

    List<Estimate> estimates() {
      try {
        progress.stage("looking ahead", -1);
        playOut();
        deepen();
      } catch (LimitReached stop) {
        // The best move so far is the answer.
      }
      String how =
          String.format(
              Locale.ROOT,
              "alpha-beta to depth %d, %,d positions",
              depth,
              progress.positions() - before);
      return Arrays.stream(moves.order())
          .mapToObj(
              move ->
                  new Estimate(root.moves().get(move), moves.score(move), moves.proven(move), how))
          .toList();
    }

    private void playOut() {
      Playout playout = new Playout(game, counter, random);
      double start = progress.used();
      for (int round = 0; round < MAX_GAMES; round++) {
        for (int move = 0; move < game.count(); move++) {
          int at = move * game.width();
          moves.note(move, playout.run(game.starts(), at, game.lead(move), game.keepsTurn(move)));
        }
        if (progress.used() - start > SHARE_OF_PLAYOUTS) {
          return;
        }
      }
    }

    private void deepen() {
      TranspositionTable table =
          new TranspositionTable(
              game.width(),
              progress.limits().positions(),
              Math.max(0, progress.limits().memory() / 4));
      Negamax negamax = new Negamax(game, counter, table);
      while (depth < MAX_DEPTH && !moves.settled()) {
        round(negamax, depth + 1);
        depth++;
      }
    }

    /**
     * Evaluates all moves to a depth.
     *
     * <p>The window includes values equal to the best one, so that equal moves are known to be
     * equal.
     */
    private void round(Negamax negamax, int plies) {
      int best = -negamax.most();
      for (int move : moves.order()) {
        if (!moves.exact(move)) {
          int alpha = Math.max(best - 1, -negamax.most());
          int value = value(negamax, move, plies, alpha);
          boolean above = value > alpha || value == -negamax.most();
          moves.set(
              move,
              value,
              plies,
              !negamax.whole()
                  ? RootMoves.Bound.DEPTH_LIMITED
                  : above ? RootMoves.Bound.EXACT : RootMoves.Bound.UPPER);
        }
        best = Math.max(best, moves.value(move));
      }
    }

    /** The final margin of a move for the player who makes it; a bound if it is not above alpha. */
    private int value(Negamax negamax, int move, int plies, int alpha) {
      int at = move * game.width();
      int lead = game.lead(move);
      int beta = negamax.most();
      return game.keepsTurn(move)
          ? lead + negamax.value(game.starts(), at, plies - 1, alpha - lead, beta - lead)
          : lead - negamax.value(game.starts(), at, plies - 1, lead - beta, lead - alpha);
    }
  }
}
