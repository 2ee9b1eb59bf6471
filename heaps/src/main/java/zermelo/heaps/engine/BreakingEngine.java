package zermelo.heaps.engine;

import java.util.Optional;
import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.sparse.NimValueHistogram;
import zermelo.heaps.sparse.SparseSpace;
import zermelo.heaps.values.NimValueArray;

/**
 * Computes games whose moves leave at most two heaps, stage by stage.
 *
 * <p>A stage adds a quarter to the known values. For each stage the engine divides values into
 * common and rare ones ({@link SparseSpace}), chooses the heaps to mark ({@link MarkedHeaps}) and
 * the kernel for the size of the values ({@link PieceKernel}). Slow twin: {@link PlainSequence}.
 */
public final class BreakingEngine implements SequenceEngine {
  /** The number of pieces per thread that may be surveyed and not yet settled. */
  private static final int PIECES = 2;

  /** Up to this heap, every split is examined. */
  private static final int PLAIN = 144;

  /** With fewer marks per heap than this, several threads do not pay off. */
  private static final int THREADED_MARKS = 256;

  /**
   * Marks of common heaps per common value; half of the values count as common. The second constant
   * is for values below 64. More marks cost more time than the searches that they save.
   */
  private static final int MARKS_A_VALUE = 6;

  private static final int MARKS_A_SMALL_VALUE = 3;

  /**
   * If rare heaps are many, values are harder to find, and this many times as many marks pay off.
   */
  private static final int DENSE = 4;

  /** Marks are chosen again if the wanted number exceeds the present one by this factor. */
  private static final double MUCH_MORE = 1.03;

  private static final int WARM_UP_MARKS = 16;
  private static final int WARM_UP_LONGS = 64;

  /**
   * The cost of looking at one pair, in marks. A mark is a store; pairs are compared in vectors.
   */
  private static final double PAIR = 0.2;

  private final TakeAndBreak code;
  private final int[] breaks;
  private final NimValueArray values;
  private final SpinningThreadPool pool;
  private final MirroredPairSearch ends;
  private final NimValueHistogram tally;
  private int primed;
  private int marksOfAKind;
  private MarkedHeaps marks = MarkedHeaps.NONE;
  private BoundedEngine stage = end -> -1;
  private SparseSpace split = new SparseSpace(0, false, 0, 0);
  private final int limit;
  private int stageEnd;

  /**
   * Creates an engine that continues after the given values.
   *
   * @param limit the largest number of values that will be requested
   */
  public BreakingEngine(
      TakeAndBreak code, NimValueArray values, SpinningThreadPool pool, int limit) {
    this.limit = limit;
    this.code = code;
    this.breaks = code.takings(TakeAndBreak.TWO);
    this.values = values;
    this.pool = pool;
    this.ends = new MirroredPairSearch(values);
    this.tally = new NimValueHistogram(breaks);
  }

  @Override
  public void advance(int end) {
    int plain = Math.max(PLAIN, 2 * code.reach());
    if (values.size() < plain) {
      values.reserve(plain);
      new PlainMarking(code, values).advance(Math.min(end, plain));
    }
    while (values.size() < end) {
      if (values.size() >= stageEnd) {
        stageEnd = (int) Math.min(limit, values.size() + (long) values.size() / 4 + 512);
        values.reserve(stageEnd);
        plan(values.largest());
      }
      int tooLarge = stage.advance(Math.min(end, stageEnd));
      if (tooLarge >= 0) {
        plan(tooLarge);
      }
    }
  }

  /** Chooses the kernel for values as large as {@code value}, and new marks if needed. */
  private void plan(int value) {
    values.widen(value);
    int largest = Math.max(value, values.largest());
    int classes = Math.max(1 << Byte.SIZE, 1 << SparseSpace.bits(largest));
    boolean small = largest < Long.SIZE;
    int lanes = small ? WordKernel.LANES : MarkTable.lanes(classes);
    int slots = PIECES * pool.threads();
    boolean few = small && values.size() < SparseKernel.MAX_HEAPS;
    if (few && stage instanceof SparseKernel sparse && !sparse.many()) {
      return;
    }
    tally.follow(values);
    SparseSpace best = tally.best();
    if (few && best.rares() * breaks.length < THREADED_MARKS) {
      if (!(stage instanceof SparseKernel) || !best.sameAs(split)) {
        split = best;
        stage = new SparseKernel(code, best, values);
      }
      return;
    }
    mark(best, largest, slots * lanes);
    PairSearch search = search(classes);
    if (!small && classes != primed) {
      primed = classes;
      warmUp(search, classes);
    }
    PieceKernel kernel =
        small
            ? new WordKernel(code, marks, split, values, search, slots)
            : new TableKernel(code, marks, split, values, search, classes, slots);
    boolean threads = !marks.complete() || (long) marks.size() * breaks.length >= THREADED_MARKS;
    stage = new PieceScheduler(kernel, values, marks, pool, threads ? slots : 1);
  }

  /** Warms up with little work first, then with more once Java has compiled some methods. */
  private void warmUp(PairSearch search, int classes) {
    search.warmUp(1);
    MarkTable.warmUp(values, marks, classes, 1);
    MarkTable.warmUp(values, marks, classes, WARM_UP_MARKS);
    search.warmUp(WARM_UP_LONGS);
  }

  /** Chooses marks, unless the present ones still fit. */
  private void mark(SparseSpace best, int largest, int from) {
    int perValue = largest < Long.SIZE ? MARKS_A_SMALL_VALUE : MARKS_A_VALUE;
    int wanted = Math.max(16, perValue * (largest / 2) / Math.max(1, breaks.length));
    boolean sparse = best.rares() <= wanted + PAIR * values.size() / 2;
    if (!(stage instanceof SparseKernel)
        && best.sameAs(split)
        && sparse == marks.complete()
        && wanted <= MUCH_MORE * marksOfAKind) {
      return;
    }
    Optional<MarkedHeaps> known =
        stage instanceof PieceScheduler && best.sameAs(split) && marks.complete()
            ? Optional.of(marks)
            : Optional.empty();
    split = best;
    marksOfAKind = wanted;
    int dense = DENSE * wanted;
    marks =
        sparse
            ? MarkedHeaps.choose(values, split, Integer.MAX_VALUE / 2, wanted, from, known)
            : MarkedHeaps.choose(values, split, dense, dense, from, known);
  }

  private PairSearch search(int classes) {
    if (classes > 1 << Short.SIZE) {
      return PairSearch.plain(values);
    }
    ends.follow(stageEnd + NimValueArray.PAD, classes);
    return ends;
  }
}
