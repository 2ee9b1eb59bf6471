package zermelo.solve.positional;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import zermelo.kernel.Outcome;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.space.PositionalGame;
import zermelo.solve.store.SearchStore;
import zermelo.solve.team.SearchTeam;

/**
 * Proves the outcome and the remoteness in positional games, from connect four to tic-tac-toe.
 *
 * <p>The value of a position is a {@link Score}: 0 for a tie, and larger for a quicker win. A
 * series of searches with null windows ({@link PositionalSearch}) brings its bounds together: first
 * whether the mover wins, then whether the mover at least ties, then how soon. The stones of a
 * player are one long, and shifts find all cells that complete a winning set ({@link
 * WinningCells}). Several threads do the same search and share a table of bounds ({@link
 * ScoreTable}, {@code SearchTeam}).
 *
 * <p>Sources: V. Allis, A knowledge-based approach of connect-four, 1988 (pairs of cells as
 * bounds); J. Tromp, Fhourstones (keys of one word); P. Pons, Solving connect 4, 2015 (null windows
 * over the distance to the end, moves ordered by the winning cells they make); A. Plaat and others,
 * Exploiting graph properties of game trees, 1996 (a look into the table for all moves first).
 *
 * <p>What is proven about a position stays known, also when a limit ends the search. A solver
 * serves one thread, which starts the others. The slow twin is {@code
 * zermelo.testkit.ReferenceSolver}.
 */
public final class PositionalSolver {
  /** The logarithm of the largest useful number of entries: 512 MB. */
  private static final int MAX_ENTRIES = 26;

  /** On larger boards without columns, keys only cover the cells that are free at the root. */
  private static final int TERNARY_CELLS = 40;

  private final PositionalGame game;
  private final BitLayout layout;
  private final SearchStore store;
  private final WinningCells wins;
  private final int[][] symmetries;
  private final Map<Stones, ScoreBounds> known = new HashMap<>();
  private Optional<Tables> tables = Optional.empty();

  /** The stones of the player to move and of the other one, as bits of the layout. */
  private record Stones(long own, long theirs) {}

  /**
   * A table, and the root of the search for which its keys are made.
   *
   * @param root the taken cells that all positions of the table share
   * @param entries the logarithm of the number of useful entries
   */
  private record Tables(ScoreTable bounds, long root, int entries) {}

  private PositionalSolver(PositionalGame game, BitLayout layout, SearchStore store) {
    this.game = game;
    this.layout = layout;
    this.store = store;
    this.wins = new WinningCells(game, layout);
    this.symmetries =
        game.cells() > TERNARY_CELLS && !layout.falls
            ? new int[0][] // keys only cover the cells that are free at the root
            : game.symmetries().stream().map(layout::permutation).toArray(int[][]::new);
  }

  /** A solver for a game; empty if the bits of its columns do not fit into one word. */
  public static Optional<PositionalSolver> of(PositionalGame game) {
    return of(game, SearchStore.none());
  }

  /** A solver whose table a store keeps. */
  static Optional<PositionalSolver> of(PositionalGame game, SearchStore store) {
    return BitLayout.of(game).map(layout -> new PositionalSolver(game, layout, store));
  }

  /**
   * Whether a position can be searched: no set is complete, no stone floats, and a table of exact
   * entries fits into the memory.
   *
   * @param own the cells of the player to move, one bit each
   * @param memory the bytes that the table may use
   */
  public boolean accepts(long own, long theirs, long memory) {
    Stones stones = stones(own, theirs);
    long taken = stones.own() | stones.theirs();
    return layout.isPossible(taken)
        && !wins.isComplete(stones.own())
        && !wins.isComplete(stones.theirs())
        && tables(taken, memory).isPresent();
  }

  /** What is proven about a position so far. */
  public ScoreBounds bounds(long own, long theirs) {
    return known(stones(own, theirs));
  }

  /**
   * Proves the score of a position that {@link #accepts} accepted.
   *
   * @param exact whether the remoteness is wanted, or only the outcome
   * @throws zermelo.kernel.limits.LimitReached if a limit ends it; {@link #bounds} then has what is
   *     proven
   */
  public ScoreBounds solve(long own, long theirs, boolean exact, Progress progress) {
    Stones root = stones(own, theirs);
    return narrow(root, bounds -> isEnough(bounds, exact), PositionalSolver::window, progress);
  }

  /**
   * Whether the outcome of a position is at most a loss or a tie.
   *
   * @throws zermelo.kernel.limits.LimitReached as in {@link #solve}
   */
  boolean isAtMost(long own, long theirs, Outcome outcome, Progress progress) {
    int alpha = outcome == Outcome.LOSE ? -1 : 0;
    Predicate<ScoreBounds> enough = bounds -> bounds.low() > alpha || bounds.high() <= alpha;
    return narrow(stones(own, theirs), enough, bounds -> alpha, progress).high() <= alpha;
  }

  private ScoreBounds narrow(
      Stones root,
      Predicate<ScoreBounds> enough,
      ToIntFunction<ScoreBounds> alphas,
      Progress progress) {
    long memory = progress.limits().memory();
    Tables found = tables(root.own() | root.theirs(), memory).orElseThrow();
    long[] weights = layout.weights(found.root()).orElseThrow();
    progress.check(found.bounds().bytes());
    progress.stage("searching", -1);
    try (SearchTeam<PositionalSearch> team =
        new SearchTeam<>(
            progress,
            () -> found.bounds().bytes(),
            (number, counter) ->
                new PositionalSearch(
                    layout, wins, found.bounds(), weights, symmetries, number, counter))) {
      ScoreBounds bounds = known(root);
      while (!enough.test(bounds)) {
        int alpha = alphas.applyAsInt(bounds);
        int score = (int) team.ask(search -> search.bound(root.own(), root.theirs(), alpha));
        bounds = score > alpha ? bounds.atLeast(score) : bounds.atMost(score);
        known.put(root, bounds);
      }
      return bounds;
    }
  }

  private static boolean isEnough(ScoreBounds bounds, boolean exact) {
    return exact ? bounds.exact() : bounds.least() == bounds.most();
  }

  /**
   * The alpha of the next null window: first for the outcome, then for distances, short ones first.
   */
  private static int window(ScoreBounds bounds) {
    if (bounds.low() < 0 && bounds.high() > 0) {
      return 0;
    }
    if (bounds.low() < 0 && bounds.high() == 0) {
      return -1;
    }
    int middle = bounds.low() + (bounds.high() - bounds.low()) / 2;
    return bounds.low() >= 0
        ? Math.max(bounds.low(), Math.min(middle, bounds.high() / 2))
        : Math.min(bounds.high() - 1, Math.max(middle, bounds.low() / 2));
  }

  private Stones stones(long own, long theirs) {
    return new Stones(layout.bits(own), layout.bits(theirs));
  }

  private ScoreBounds known(Stones stones) {
    int count = Long.bitCount(stones.own() | stones.theirs());
    return known.getOrDefault(stones, ScoreBounds.of(game.cells(), count));
  }

  /** A table for this position and those after it: the last one if it fits, else a new one. */
  private Optional<Tables> tables(long taken, long memory) {
    long root = layout.falls || game.cells() <= TERNARY_CELLS ? 0 : taken;
    int free = Long.bitCount(layout.board & ~taken);
    int entries = Math.clamp(layout.entries(free), 4, MAX_ENTRIES);
    boolean fits =
        tables
            .filter(
                last ->
                    (last.root() & ~taken) == 0
                        && last.entries() >= entries
                        && last.bounds().bytes() <= memory)
            .isPresent();
    if (!fits) {
      tables =
          layout.weights(root).isEmpty()
              ? Optional.empty()
              : ScoreTable.of(layout.keyBits(root), entries, memory / 2)
                  .map(bounds -> new Tables(bounds, root, entries));
      tables.ifPresent(made -> store.keep("scores of " + root, made.bounds()));
    }
    return tables;
  }
}
