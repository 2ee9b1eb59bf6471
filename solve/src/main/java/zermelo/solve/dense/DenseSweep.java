package zermelo.solve.dense;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Space;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.space.MoveLines;
import zermelo.kernel.space.Sweeper;
import zermelo.solve.graph.GraphSolver;

/**
 * Goes through the positions of a space in the order of their ranks, from 0 up, and hands each with
 * the ranks of its options to rows of results: no table, no edges, only arrays.
 *
 * <p>That is right only if every option has a smaller rank than its position, which is verified on
 * the way; and possible only if the rules stand no nonsense in corners that no play reaches, where
 * they may fault or leave the space. In either case the sweep stops for good, and a search of what
 * can really be reached ({@link GraphSolver}, the slow twin) must answer.
 *
 * <p>Where all options lie on {@link MoveLines}, they are not even made: each position takes a few
 * steps ({@link LineCursor}). Where the space is a {@link Sweeper}, it goes through its ranks by
 * itself as long as all results fit into a {@link PackedValueArray}. The slow twin of both is the
 * sweep through all options.
 */
public final class DenseSweep {
  /** Past this a byte a position does not fit into one array. */
  public static final long MOST_RANKS = Integer.MAX_VALUE - 64L;

  private static final int MOST_OPTIONS = 1 << 25;

  /** So many ranks are worth a space that suits long searches. */
  private static final int MANY = 4_000;

  /** Java compiles sooner what is called often: so the first stretches of ranks are short ones. */
  private static final int SHORT = 64;

  private static final int SHORT_UNTIL = 1 << 15;

  private Space space;
  private Space.PositionRanking ranking;
  private final ResultArray[] rows;
  private final Options options;
  private final long[] words;
  private int[] ranks = new int[64];
  private int capacity;
  private int filled;
  private boolean stopped;
  private Optional<LineCursor> crossing = Optional.empty();

  private final PackedValueArray ledger;
  private Optional<Sweeper> sweeper = Optional.empty();
  private boolean swift;

  /** Results by rank. */
  interface ResultArray {
    /** Makes room for ranks below {@code length}. */
    void ensure(int length);

    /**
     * Finds the result of a position; those of all smaller ranks are there. False if this row
     * cannot cope with such a position: that ends the sweep.
     */
    boolean fill(SweepPosition at);

    /** Finds the result of a position from what is known of the lines through it. */
    void fill(LineCursor at);

    /** Takes note of a position that was filled before its lines were known. */
    void pass(LineCursor at);

    /** Takes over the results of the first ranks from the ledger; there is room for them. */
    void takeOver(int filled);

    long bytes();
  }

  /**
   * The position of a sweep: its rank and ending, its options, and the rank of each of their parts.
   * One object serves the whole sweep.
   */
  static final class SweepPosition {
    int rank;
    int turn;
    Ending ending = Ending.OPEN;
    private final DenseSweep sweep;

    private SweepPosition(DenseSweep sweep) {
      this.sweep = sweep;
    }

    int options() {
      return sweep.options.size();
    }

    /** Whether every option has one part: then option i has the rank {@code ranks()[i]}. */
    boolean plain() {
      return sweep.options.plain();
    }

    int[] ranks() {
      return sweep.ranks;
    }

    int firstPart(int option) {
      return sweep.options.firstPart(option);
    }

    int endPart(int option) {
      return sweep.options.endPart(option);
    }

    int rankOf(int part) {
      return sweep.ranks[part];
    }

    int turnOf(int part) {
      return sweep.space.turn(sweep.options.words(), sweep.options.at(part));
    }
  }

  /**
   * @param rows where results go
   * @param ledger where they go as long as that is possible: an empty one for the same results
   */
  public DenseSweep(
      Space space, Space.PositionRanking ranking, List<ResultArray> rows, PackedValueArray ledger) {
    this.ledger = ledger;
    this.space = space;
    this.ranking = ranking;
    this.rows = rows.toArray(ResultArray[]::new);
    this.options = new Options(space.words(), MOST_OPTIONS);
    this.words = new long[space.words()];
  }

  /** Ranks below this are filled. */
  public int filled() {
    return filled;
  }

  /** Fills all ranks up to this one; false if these rules cannot be swept. */
  public boolean fillTo(long last, Progress meter) {
    if (last < filled) {
      return true;
    }
    if (!reaches(last)) {
      return false;
    }
    if (last > MANY && !swift) {
      hasten();
    }
    grow((int) last + 1, meter);
    meter.stage("filling", last + 1 - filled);
    if (sweeper.isPresent() && fillLedger(sweeper.get(), (int) last + 1, meter)) {
      return true;
    }
    if (crossing.isPresent()) {
      fillLines(crossing.get(), last, meter);
      return true;
    }
    SweepPosition at = new SweepPosition(this);
    try {
      while (filled <= last && fillNext(at)) {
        filled++;
        if (meter.visit(options.size())) {
          meter.check(bytes());
        }
      }
    } catch (RulesFault | Space.Overflow fault) {
      stopped = true;
    }
    return filled > last;
  }

  /** From now on in the fastest way that there is. */
  private void hasten() {
    swift = true;
    space = space.swift();
    ranking = space.ranking().orElse(ranking);
    crossing = space.lines().map(this::crossing);
    if (crossing.isEmpty()) {
      sweeper = space.sweeper();
    }
    if (sweeper.isPresent()) { // What the rows have is filled again: that costs little.
      ledger.begin();
      filled = 0;
      capacity = 0;
    }
  }

  /**
   * Fills whole stretches, of which only those ranks that were asked for count as visited; false if
   * the rows must go on.
   */
  private boolean fillLedger(Sweeper by, int end, Progress meter) {
    while (filled < end) {
      int most = filled < SHORT_UNTIL ? SHORT : Integer.MAX_VALUE;
      int length = Math.min(end - filled, Math.min(most, meter.stride()));
      int to = stretched(filled + length);
      int reached = ledger.fill(by, filled, to);
      if (reached < to && ledger.cramped()) {
        meter.check(bytes() + PackedValueArray.WIDE_BYTES * capacity);
        ledger.widen(reached);
        continue;
      }
      boolean check = meter.visitAll(Math.min(reached, end) - filled);
      if (reached < to) {
        closeLedger(Math.min(reached, end), meter);
        return false;
      }
      filled = to;
      if (check) {
        meter.check(bytes());
      }
    }
    return true;
  }

  private int stretched(int length) {
    int stretch = sweeper.map(Sweeper::stretch).orElse(1);
    return Math.ceilDiv(length, stretch) * stretch;
  }

  /** From now on the rows have it all; they begin anew if there is no room for both. */
  private void closeLedger(int reached, Progress meter) {
    int length = capacity;
    sweeper = Optional.empty();
    filled = 0;
    capacity = 0;
    try {
      boolean room = bytes() + (long) length * rows.length <= meter.memory();
      if (!room) {
        ledger.close();
      }
      grow(length, meter);
      if (room) {
        for (ResultArray row : rows) {
          row.takeOver(reached);
        }
        filled = reached;
      }
    } finally {
      ledger.close();
    }
  }

  /** All that is filled already, seen from its lines. */
  private LineCursor crossing(MoveLines lines) {
    LineCursor at = new LineCursor(lines);
    for (int rank = 0; rank < filled; rank++) {
      at.next();
      for (ResultArray row : rows) {
        row.pass(at);
      }
    }
    return at;
  }

  /** Along lines: a few steps for each position, however many options it has. */
  private void fillLines(LineCursor at, long last, Progress meter) {
    while (filled <= last) {
      at.next();
      for (ResultArray row : rows) {
        row.fill(at);
      }
      filled++;
      if (meter.visit(at.lines.length)) {
        meter.check(bytes());
      }
    }
  }

  /** Whether a rank can be filled, as far as is known. */
  boolean reaches(long rank) {
    return !stopped && rank < MOST_RANKS && rank < ranking.size();
  }

  private boolean fillNext(SweepPosition at) {
    ranking.unrank(filled, words, 0);
    at.rank = filled;
    at.turn = space.turn(words, 0);
    at.ending = space.ending(words, 0);
    options.clear();
    if (at.ending == Ending.OPEN) {
      space.options(words, 0, options);
    }
    if (options.size() >= MOST_OPTIONS || !rankParts()) {
      stopped = true;
      return false;
    }
    for (ResultArray row : rows) {
      stopped |= !row.fill(at);
    }
    return !stopped;
  }

  private boolean rankParts() {
    int parts = options.size() == 0 ? 0 : options.endPart(options.size() - 1);
    if (parts > ranks.length) {
      ranks = new int[parts + parts / 2];
    }
    return ranking.ranks(options.words(), space.words(), parts, filled, ranks);
  }

  /** Room for twice as much as before, so that slowly growing questions do not copy each time. */
  private void grow(int needed, Progress meter) {
    if (needed <= capacity) {
      return;
    }
    long roomy = Math.max(needed, Math.min(2L * capacity, ranking.size()));
    int length = (int) Math.min(roomy, MOST_RANKS);
    if (sweeper.isPresent()) {
      meter.check(
          bytes()
              + (ledger.wide() ? PackedValueArray.WIDE_BYTES : PackedValueArray.NARROW_BYTES)
                  * length);
      ledger.ensure(stretched(length));
    } else {
      meter.check(bytes() + (long) length * rows.length);
      for (ResultArray row : rows) {
        row.ensure(length);
      }
    }
    capacity = length;
  }

  public long rank(long[] position) {
    return ranking.rank(position, 0);
  }

  long bytes() {
    long bytes = 4L * ranks.length + crossing.map(LineCursor::bytes).orElse(0L) + ledger.bytes();
    for (ResultArray row : rows) {
      bytes += row.bytes();
    }
    return bytes;
  }
}
