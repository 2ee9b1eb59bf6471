package zermelo.solve.connection;

import java.util.Arrays;
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
import zermelo.kernel.space.CanonicalForm;
import zermelo.kernel.space.ConnectionGame;
import zermelo.solve.Question;
import zermelo.solve.Value;
import zermelo.solve.store.SearchStore;
import zermelo.solve.team.SearchTeam;

/**
 * Proves who wins a question's position in a connection game, and then its moves.
 *
 * <p>It translates between positions and the bits of a {@link ConnectionSearch}. A limit may end a
 * step; what is proven stays. There is no remoteness: a strategy that never leaves its carrier need
 * not be the quickest.
 */
public final class ConnectionProof {
  private static final int BUCKET_BYTES = 96;

  /** A table for n free cells has 2 to the power of n minus this many buckets, within bounds. */
  private static final int FEWER = 7;

  private static final int MAX_BUCKETS = 22;

  private final Rules rules;
  private final Position position;
  private final Space space;
  private final ConnectionGame game;
  private final List<Move> moves;
  private final SearchStore store;
  private final CanonicalForm form;
  private final Map<Position, Value> values = new HashMap<>();
  private final Map<List<Long>, Value> representatives = new HashMap<>(); // by canonical form
  private Optional<CarrierTable> table = Optional.empty();

  private ConnectionProof(Question question, Space space, ConnectionGame game, SearchStore store) {
    this.store = store;
    this.rules = question.rules();
    this.position = question.position();
    this.space = space;
    this.game = game;
    this.moves = rules.moves(position, game.cells()).moves();
    this.form = CanonicalForm.of(space);
  }

  /** The proof for a question, if its game is a connection game that can be searched. */
  public static Optional<ConnectionProof> of(Question question) {
    return of(question, SearchStore.none());
  }

  /** The same, with a table that a store keeps. */
  public static Optional<ConnectionProof> of(Question question, SearchStore store) {
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
        .capability(ConnectionGame.class)
        .filter(game -> game.cells() <= CarrierTable.MAX_CELLS)
        .map(game -> new ConnectionProof(question, space, game, store));
  }

  /** The number of cells that are free in the position. */
  public int free() {
    return game.cells() - Long.bitCount(stones(0, position) | stones(1, position));
  }

  /**
   * Proves the outcome of the position.
   *
   * @throws zermelo.kernel.limits.LimitReached if a limit ends it before
   */
  public void solve(Progress progress) {
    solve(List.of(position), progress);
  }

  /** Proves the outcomes of all moves; those that are proven before a limit stay. */
  public void solveMoves(Progress progress) {
    solve(moves.stream().map(Move::target).toList(), progress);
  }

  private void solve(List<Position> positions, Progress progress) {
    CarrierTable shared = table(progress.limits().memory() / 2);
    ConnectionBoard board = new ConnectionBoard(game);
    progress.stage("searching", -1);
    try (SearchTeam<ConnectionSearch> team =
        new SearchTeam<>(
            progress,
            shared::bytes,
            (number, counter) -> new ConnectionSearch(board, shared, number, counter))) {
      positions.forEach(at -> values.put(at, value(at, team)));
    }
  }

  private CarrierTable table(long most) {
    long buckets = 1L << Math.clamp(free() - FEWER, 0, MAX_BUCKETS);
    long bytes = Math.min(BUCKET_BYTES * buckets, most);
    CarrierTable found =
        table.filter(last -> last.bytes() <= most).orElseGet(() -> new CarrierTable(bytes));
    if (table.isEmpty()) {
      store.keep("carriers", found);
    }
    table = Optional.of(found);
    return found;
  }

  private Value value(Position at, SearchTeam<ConnectionSearch> team) {
    return switch (rules.ending(at)) {
      case WON -> Value.of(Outcome.WIN, 0);
      case LOST -> Value.of(Outcome.LOSE, 0);
      case TIED -> throw new IllegalStateException("a connection game has no ties");
      case OPEN -> {
        long[] canonical = packed(at);
        form.canonicalize(canonical, 0);
        List<Long> key = Arrays.stream(canonical).boxed().toList();
        Value found = representatives.get(key);
        if (found == null) {
          long first = stones(0, at);
          long second = stones(1, at);
          int turn = space.turn(packed(at), 0);
          boolean wins = team.ask(search -> search.wins(first, second, turn) ? 1 : 0) != 0;
          found = Value.of(wins ? Outcome.WIN : Outcome.LOSE, -1);
          representatives.put(key, found);
        }
        yield found;
      }
    };
  }

  private long stones(int player, Position at) {
    return game.stones().of(player, packed(at), 0);
  }

  private long[] packed(Position at) {
    long[] words = new long[space.words()];
    space.pack(rules.parts(at).getFirst(), words, 0);
    return words;
  }

  /** The values that are proven so far, of the position and of the targets of its moves. */
  public Map<Position, Value> values() {
    return Map.copyOf(values);
  }
}
