package zermelo.solve.dense;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Space;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.space.CompilableSpace;
import zermelo.kernel.space.MoveLines;
import zermelo.kernel.space.PositionRanking;
import zermelo.kernel.space.Sweeper;
import zermelo.solve.graph.GraphSolver;

/**
 * Solves all positions of a space in the order of their ranks, from 0 up.
 *
 * <p>It visits each position and passes it, with the ranks of its options, to arrays of results.
 * There is no position table and no list of edges, only arrays.
 *
 * <p>This is correct only if every option has a smaller rank than its position, which is verified
 * on the way. It also requires that the rules do not fail on unreachable positions and that these
 * stay within the space. If one of these conditions fails, the sweep stops for good. Then a search
 * of the reachable positions ({@link GraphSolver}, the slow twin) must answer.
 *
 * <p>Two faster forms list no options. If all options lie on {@link MoveLines}, each position takes
 * a few steps ({@link LineCursor}). If the space has a {@link Sweeper}, that compiled loop fills
 * the ranks as long as all results fit into a {@link PackedValueArray}. The slow twin of both is
 * the sweep through all options.
 */
public final class DenseSweep {
  /** The largest number of ranks; more bytes do not fit into one array. */
  public static final long MAX_RANKS = Integer.MAX_VALUE - 64L;

  private static final int MAX_OPTIONS = 1 << 25;

  /** From this many ranks on, the space for long searches is worth creating. */
  private static final int MANY = 4_000;

  /**
   * The length of the first runs of the compiled loop: Java compiles often-called methods sooner.
   */
  private static final int SHORT = 64;

  private static final int SHORT_UNTIL = 1 << 15;

  private Space space;
  private PositionRanking ranking;
  private final ResultArray[] arrays;
  private final Options options;
  private final long[] words;
  private int[] ranks = new int[64];
  private int capacity;
  private int filled;
  private boolean stopped;
  private Optional<LineCursor> cursor = Optional.empty();

  private final PackedValueArray packed;
  private Optional<Sweeper> sweeper = Optional.empty();
  private boolean compiledTried;

  /** Computes and stores one kind of result by rank. */
  interface ResultArray {
    /** Reserves memory for ranks below {@code length}. */
    void ensure(int length);

    /**
     * Computes the result of a position; those of all smaller ranks are known.
     *
     * <p>Returns false if this array does not support such a position: that ends the sweep.
     */
    boolean fill(SweepPosition at);

    /** Computes the result of a position from the state of the lines through it. */
    void fill(LineCursor at);

    /** Adds a position, whose result was computed without lines, to the lines through it. */
    void pass(LineCursor at);

    /** Copies the results of the first ranks from the packed array; memory is reserved already. */
    void takeOver(int filled);

    long bytes();
  }

  /**
   * The current position of a sweep: rank, ending, options, and the ranks of their parts.
   *
   * <p>One object serves the whole sweep.
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
   * Creates a sweep that has filled nothing.
   *
   * @param arrays the arrays that compute and hold the results
   * @param packed an empty packed array for the same results, used as long as they fit
   */
  public DenseSweep(
      Space space, PositionRanking ranking, List<ResultArray> arrays, PackedValueArray packed) {
    this.packed = packed;
    this.space = space;
    this.ranking = ranking;
    this.arrays = arrays.toArray(ResultArray[]::new);
    this.options = new Options(space.words(), MAX_OPTIONS);
    this.words = new long[space.words()];
  }

  /** Ranks below this are filled. */
  public int filled() {
    return filled;
  }

  /** Fills all ranks up to this one; false if these rules cannot be swept. */
  public boolean fillTo(long last, Progress progress) {
    if (last < filled) {
      return true;
    }
    if (!reaches(last)) {
      return false;
    }
    if (last > MANY && !compiledTried) {
      switchToCompiled();
    }
    grow((int) last + 1, progress);
    progress.stage("filling", last + 1 - filled);
    if (sweeper.isPresent() && fillPacked(sweeper.get(), (int) last + 1, progress)) {
      return true;
    }
    if (cursor.isPresent()) {
      fillLines(cursor.get(), last, progress);
      return true;
    }
    SweepPosition at = new SweepPosition(this);
    try {
      while (filled <= last && fillNext(at)) {
        filled++;
        if (progress.visit(options.size())) {
          progress.check(bytes());
        }
      }
    } catch (RulesFault | Space.Overflow fault) {
      stopped = true;
    }
    return filled > last;
  }

  /** Switches to the compiled space and to the fastest method that it offers. */
  private void switchToCompiled() {
    compiledTried = true;
    space = CompilableSpace.fastest(space);
    ranking = space.capability(PositionRanking.class).orElse(ranking);
    cursor = space.capability(MoveLines.class).map(this::cursor);
    if (cursor.isEmpty()) {
      sweeper = space.capability(Sweeper.class).filter(packed::adapt);
    }
    if (sweeper.isPresent()) { // Ranks filled already are filled again: that costs little.
      packed.begin();
      filled = 0;
      capacity = 0;
    }
  }

  /**
   * Fills ranks with the compiled loop; false if the result arrays must take over.
   *
   * <p>The loop fills whole stretches. Only the requested ranks of the last stretch count as
   * visited.
   */
  private boolean fillPacked(Sweeper by, int end, Progress progress) {
    while (filled < end) {
      int most = filled < SHORT_UNTIL ? SHORT : Integer.MAX_VALUE;
      int length = Math.min(end - filled, Math.min(most, progress.stepsUntilCheck()));
      int to = stretched(filled + length);
      int reached = packed.fill(by, filled, to);
      if (reached < to && packed.needsWiderNumbers()) {
        progress.check(bytes() + PackedValueArray.WIDE_BYTES * capacity);
        packed.widen(reached);
        continue;
      }
      if (reached < to && packed.needsLargerNimbers() && enlargeNimbers(reached, progress)) {
        continue;
      }
      boolean check = progress.visitAll(Math.min(reached, end) - filled);
      if (reached < to) {
        switchToArrays(Math.min(reached, end), progress);
        return false;
      }
      filled = to;
      if (check) {
        progress.check(bytes());
      }
    }
    return true;
  }

  /** Gives Grundy values more bits; false if neither memory nor the other bits leave room. */
  private boolean enlargeNimbers(int reached, Progress progress) {
    long bytes = bytes() + PackedValueArray.WIDE_BYTES * capacity;
    return bytes <= progress.limits().memory() && packed.enlargeNimbers(reached);
  }

  private int stretched(int length) {
    int stretch = sweeper.map(Sweeper::stretch).orElse(1);
    return Math.ceilDiv(length, stretch) * stretch;
  }

  /**
   * Switches from the packed array to the result arrays.
   *
   * <p>If memory does not suffice for both, the result arrays start again from rank 0.
   */
  private void switchToArrays(int reached, Progress progress) {
    int length = capacity;
    sweeper = Optional.empty();
    filled = 0;
    capacity = 0;
    try {
      boolean room = bytes() + (long) length * arrays.length <= progress.limits().memory();
      if (!room) {
        packed.close();
      }
      grow(length, progress);
      if (room) {
        for (ResultArray array : arrays) {
          array.takeOver(reached);
        }
        filled = reached;
      }
    } finally {
      packed.close();
    }
  }

  /**
   * Creates a cursor at the first rank that is not filled, and adds all filled ranks to their
   * lines.
   */
  private LineCursor cursor(MoveLines lines) {
    LineCursor at = new LineCursor(lines);
    for (int rank = 0; rank < filled; rank++) {
      at.next();
      for (ResultArray array : arrays) {
        array.pass(at);
      }
    }
    return at;
  }

  /** Fills ranks along lines: a few steps for each position, however many options it has. */
  private void fillLines(LineCursor at, long last, Progress progress) {
    while (filled <= last) {
      at.next();
      for (ResultArray array : arrays) {
        array.fill(at);
      }
      filled++;
      if (progress.visit(at.lines.length)) {
        progress.check(bytes());
      }
    }
  }

  /** Whether a rank can be filled, as far as is known yet. */
  boolean reaches(long rank) {
    return !stopped && rank < MAX_RANKS && rank < ranking.size();
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
    if (options.size() >= MAX_OPTIONS || !rankParts()) {
      stopped = true;
      return false;
    }
    for (ResultArray array : arrays) {
      stopped |= !array.fill(at);
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

  /**
   * Grows to at least twice the capacity, so that slowly growing questions do not copy each time.
   */
  private void grow(int needed, Progress progress) {
    if (needed <= capacity) {
      return;
    }
    long roomy = Math.max(needed, Math.min(2L * capacity, ranking.size()));
    int length = (int) Math.min(roomy, MAX_RANKS);
    if (sweeper.isPresent()) {
      progress.check(
          bytes()
              + (packed.wide() ? PackedValueArray.WIDE_BYTES : PackedValueArray.NARROW_BYTES)
                  * length);
      packed.ensure(stretched(length));
    } else {
      progress.check(bytes() + (long) length * arrays.length);
      for (ResultArray array : arrays) {
        array.ensure(length);
      }
    }
    capacity = length;
  }

  public long rank(long[] position) {
    return ranking.rank(position, 0);
  }

  long bytes() {
    long bytes = 4L * ranks.length + cursor.map(LineCursor::bytes).orElse(0L) + packed.bytes();
    for (ResultArray array : arrays) {
      bytes += array.bytes();
    }
    return bytes;
  }
}
