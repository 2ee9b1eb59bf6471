package zermelo.solve.region;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.space.PlacementMoves;
import zermelo.solve.Value;
import zermelo.solve.store.SearchStore;
import zermelo.solve.store.StoredTable;

/**
 * Solves positions that are the sum of their regions, in normal play.
 *
 * <p>It applies to spaces with {@link PlacementMoves}. It finds the Grundy values of impartial
 * games ({@link NimberSearch}) and the winners of partizan ones ({@link OutcomeSearch}). Its tables
 * serve later questions too.
 */
public final class RegionSolver {
  private final Rules rules;
  private final SearchStore store;
  private Optional<Board> board = Optional.empty();
  private int boards;

  public RegionSolver(Rules rules) {
    this(rules, SearchStore.none());
  }

  /** A solver whose tables a store keeps. */
  public RegionSolver(Rules rules, SearchStore store) {
    this.rules = rules;
    this.store = store;
  }

  /** One space with the tables of its positions. */
  private static final class Board {
    private final Space space;
    private final Optional<PlacementGame> game;
    private final Optional<RegionForms> forms;
    private Optional<NimberTable> nimbers = Optional.empty();
    private Optional<Outcomes> outcomes = Optional.empty();

    Board(Space space) {
      this.space = space;
      this.game = space.capability(PlacementMoves.class).map(PlacementGame::new);
      this.forms = game.map(moves -> new RegionForms(moves.moves()));
    }
  }

  /** The tables of a partizan game. */
  private record Outcomes(
      SmallRegions small, BandBounds left, BandBounds right, OutcomeTable table) {}

  /** Whether the position is the sum of its regions. */
  public boolean applies(Position position) {
    if (rules.facts().heaps()) {
      return false;
    }
    // Tables of nimbers are for one word.
    return board(position)
        .game
        .filter(game -> !(rules.facts().impartial() && game.wide()))
        .isPresent();
  }

  private Board board(Position position) {
    if (board.isEmpty() || !board.get().space.holds(position)) {
      board = Optional.of(new Board(rules.space(List.of(position))));
      boards++;
    }
    return board.get();
  }

  /** The number of the position's bits that moves need. The solver must {@link #applies apply}. */
  public int size(Position position) {
    Board at = board(position);
    Bits bits = bits(at, packed(at, position));
    return Long.bitCount(bits.low()) + Long.bitCount(bits.high());
  }

  private static long[] packed(Board at, Position position) {
    long[] words = new long[at.space.words()];
    at.space.pack(position, words, 0);
    return words;
  }

  private record Bits(long low, long high) {}

  /** The bits of a position that moves need. */
  private static Bits bits(Board at, long[] words) {
    PlacementGame game = at.game.orElseThrow();
    PlacementMoves moves = game.moves();
    long low = game.pruned(moves.reader().bits(words, 0), moves.highReader().bits(words, 0));
    return new Bits(low, game.high());
  }

  /** The value of a position to which the solver {@link #applies applies}. */
  public Value value(Position position, Progress progress) {
    Board at = board(position);
    PlacementGame game = at.game.orElseThrow();
    long[] words = packed(at, position);
    Bits bits = bits(at, words);
    long memory = progress.limits().memory() / 2;
    if (!rules.facts().impartial()) {
      OutcomeSearch search = search(at, game, memory, progress);
      boolean wins = search.wins(bits.low(), bits.high(), at.space.turn(words, 0));
      return Value.of(wins ? Outcome.WIN : Outcome.LOSE, -1);
    }
    if (at.nimbers.isEmpty()) {
      at.nimbers = Optional.of(keep(new NimberTable(memory), "nimbers"));
    }
    NimberTable table = at.nimbers.get();
    int nimber = new NimberSearch(game, at.forms.orElseThrow(), table, progress).nimber(bits.low());
    return Value.of(nimber == 0 ? Outcome.LOSE : Outcome.WIN, -1, nimber);
  }

  /** Keeps the table of the first board, which follows from the question alone. */
  private <T extends StoredTable> T keep(T table, String name) {
    if (boards == 1) {
      store.keep(name, table);
    }
    return table;
  }

  private OutcomeSearch search(Board at, PlacementGame game, long memory, Progress progress) {
    RegionForms forms = at.forms.orElseThrow();
    if (at.outcomes.isEmpty()) {
      at.outcomes =
          Optional.of(
              new Outcomes(
                  new SmallRegions(game.moves(), forms, SmallRegions.MAX_BITS),
                  new BandBounds(game.moves(), 0),
                  new BandBounds(game.moves(), 1),
                  keep(new OutcomeTable(memory, game.wide()), "outcomes")));
    }
    Outcomes outcomes = at.outcomes.get();
    BandBounds[] bands = {outcomes.left(), outcomes.right()};
    return new OutcomeSearch(game, forms, outcomes.small(), bands, outcomes.table(), progress);
  }
}
