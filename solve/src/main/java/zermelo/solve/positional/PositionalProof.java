package zermelo.solve.positional;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.space.PositionalGame;
import zermelo.solve.Question;
import zermelo.solve.Value;
import zermelo.solve.store.SearchStore;

/**
 * Proves the value of a question's position in a positional game, and then those of its moves.
 *
 * <p>It translates between positions and the bits of a {@link PositionalSolver}. A limit may end
 * each step; what is proven stays.
 */
public final class PositionalProof {
  /** The positions that a move gets at first when a best one is searched. */
  private static final long FEW_POSITIONS = 1_000;

  private final Rules rules;
  private final Position position;
  private final Space space;
  private final PositionalGame game;
  private final PositionalSolver solver;
  private final List<Move> moves;

  private PositionalProof(Question question, Space space, Search search) {
    this.rules = question.rules();
    this.position = question.position();
    this.space = space;
    this.game = search.game();
    this.solver = search.solver();
    this.moves = rules.moves(position, game.cells()).moves();
  }

  /** A game with its solver. */
  private record Search(PositionalGame game, PositionalSolver solver) {}

  /**
   * Keeps the solver of the last question, with its table, for the next one of the same rules.
   *
   * <p>Only one is kept, because its table may be large.
   */
  public static final class Memory {
    private final SearchStore store;
    private Optional<Rules> last = Optional.empty();
    private Optional<Search> search = Optional.empty();

    /** A memory that nothing keeps when the program ends. */
    public Memory() {
      this(SearchStore.none());
    }

    /** A memory whose table a store keeps. */
    public Memory(SearchStore store) {
      this.store = store;
    }

    private Optional<Search> of(Rules rules, PositionalGame game) {
      if (last.filter(rules::equals).isEmpty()
          || search.filter(known -> known.game().cells() == game.cells()).isEmpty()) {
        last = Optional.of(rules);
        search = PositionalSolver.of(game, store).map(solver -> new Search(game, solver));
      }
      return search.map(known -> new Search(game, known.solver()));
    }
  }

  /** The proof for a question, if its game is positional and its position can be searched. */
  public static Optional<PositionalProof> of(Question question, Memory memory, long bytes) {
    Rules rules = question.rules();
    Position position = question.position();
    if (!question.isSingleGame()
        || question.misere()
        || rules.parts(position).size() != 1
        || rules.ending(position) != Ending.OPEN) {
      return Optional.empty();
    }
    Space space = rules.space(rules.parts(position));
    return space
        .capability(PositionalGame.class)
        .flatMap(game -> memory.of(rules, game))
        .map(search -> new PositionalProof(question, space, search))
        .filter(
            proof ->
                proof.solver.accepts(
                    proof.stones(position, true), proof.stones(position, false), bytes));
  }

  /** The stones of the player to move, or of the other one. */
  private long stones(Position at, boolean own) {
    long[] words = new long[space.words()];
    space.pack(rules.parts(at).getFirst(), words, 0);
    int turn = space.turn(words, 0);
    return game.stones().of(own ? turn : 1 - turn, words, 0);
  }

  /** The number of cells that are free in the position. */
  public int free() {
    return game.cells() - Long.bitCount(stones(position, true) | stones(position, false));
  }

  /** Proves the outcome of the position, and its remoteness if an exact result is wanted. */
  public void solve(boolean exact, Progress progress) {
    solve(position, exact, progress);
  }

  /**
   * Finds a move that keeps the outcome, if that is proven and not a loss.
   *
   * <p>The search for the outcome has met such a move, so the table usually names it at once. Moves
   * get few positions first, and more in later rounds.
   */
  public void solveBestMove(Progress progress) {
    Outcome outcome = bounds().least();
    if (outcome != bounds().most() || outcome == Outcome.LOSE) {
      return;
    }
    for (long most = FEW_POSITIONS; ; most *= 8) {
      long positions = most;
      for (Move move : moves) {
        if (progress.tryPart(1, positions, () -> keeps(move, outcome, progress)).orElse(false)) {
          return;
        }
      }
      progress.check(0); // throws if no positions are left
    }
  }

  private boolean keeps(Move move, Outcome outcome, Progress progress) {
    Position at = move.target();
    return rules.ending(at) == Ending.OPEN
        ? solver.isAtMost(stones(at, true), stones(at, false), outcome.flip(), progress)
        : value(at).orElseThrow().outcome().flip() == outcome;
  }

  /** Proves the outcomes of all moves, and their remoteness if exact results are wanted. */
  public void solveMoves(boolean exact, Progress progress) {
    for (Move move : moves) {
      if (rules.ending(move.target()) == Ending.OPEN) {
        solve(move.target(), exact, progress);
      }
    }
  }

  private void solve(Position at, boolean exact, Progress progress) {
    solver.solve(stones(at, true), stones(at, false), exact, progress);
  }

  /** What is proven about the position so far. */
  public ScoreBounds bounds() {
    return solver.bounds(stones(position, true), stones(position, false));
  }

  /** The values that are proven so far, of the position and of the targets of its moves. */
  public Map<Position, Value> values() {
    Map<Position, Value> values = new HashMap<>();
    bounds().value().ifPresent(value -> values.put(position, value));
    for (Move move : moves) {
      value(move.target()).ifPresent(value -> values.put(move.target(), value));
    }
    return values;
  }

  private Optional<Value> value(Position at) {
    return switch (rules.ending(at)) {
      case LOST -> Optional.of(Value.of(Outcome.LOSE, 0));
      case WON -> Optional.of(Value.of(Outcome.WIN, 0));
      case TIED -> Optional.of(Value.of(Outcome.TIE, 0));
      case OPEN ->
          solver
              .bounds(stones(at, true), stones(at, false))
              .atLeast(-bounds().high()) // no move is worth more than the position
              .value();
    };
  }
}
