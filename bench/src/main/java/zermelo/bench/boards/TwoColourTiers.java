package zermelo.bench.boards;

import java.util.Optional;
import zermelo.kernel.numbers.CombinatorialNumberSystem;
import zermelo.kernel.space.Tiers;

/**
 * Ranks boards whose cells are blank, X or O. A filled cell never becomes blank again.
 *
 * <p>Each number of blank cells is a tier. A tier is ordered by the places of the blanks, then by
 * the owners of the other cells, one bit each, then by the turn. The turn is omitted if only
 * positions with the first player to move are ranked.
 */
final class TwoColourTiers implements Tiers {
  private static final int MAX_CELLS = 30;

  private final int cells;
  private final boolean firstPlayerOnly;
  private final long mask;
  private final CombinatorialNumberSystem combinations;
  private final long[] firsts;

  private TwoColourTiers(int cells, boolean firstPlayerOnly) {
    this.cells = cells;
    this.firstPlayerOnly = firstPlayerOnly;
    this.mask = (1L << cells) - 1;
    this.combinations = new CombinatorialNumberSystem(cells);
    this.firsts = new long[cells + 2];
    for (int blanks = 0; blanks <= cells; blanks++) {
      firsts[blanks + 1] =
          firsts[blanks] + (combinations.count(blanks) << (cells - blanks + turns()));
    }
  }

  /** Creates tiers for words with X in the low bits, O above them, and the turn on top. */
  public static Optional<Tiers> of(int cells, boolean firstPlayerOnly) {
    return cells > MAX_CELLS
        ? Optional.empty()
        : Optional.of(new TwoColourTiers(cells, firstPlayerOnly));
  }

  /** Returns the number of bits for the turn. */
  private int turns() {
    return firstPlayerOnly ? 0 : 1;
  }

  @Override
  public int count() {
    return cells + 1;
  }

  @Override
  public long first(int tier) {
    return firsts[tier];
  }

  @Override
  public long size() {
    return firsts[cells + 1];
  }

  @Override
  public boolean ranksFirstPlayerOnly() {
    return firstPlayerOnly;
  }

  @Override
  public void giveFirstPlayerTheTurn(long[] words, int at) {
    long board = words[at];
    if (firstPlayerOnly && board < 0) {
      words[at] = ((board & mask) << cells) | (board >>> cells & mask);
    }
  }

  @Override
  public long rank(long[] words, int at) {
    long board = words[at];
    long crosses = board & mask;
    long filled = crosses | (board >>> cells & mask);
    int blanks = cells - Long.bitCount(filled);
    long rank = combinations.rank(mask & ~filled) << (cells - blanks);
    rank |= Long.compress(crosses, filled);
    return firsts[blanks] + (firstPlayerOnly ? rank : (rank << 1) | OneWordSpace.turn(board));
  }

  @Override
  public void unrank(long rank, long[] words, int at) {
    int blanks = tier(rank);
    long number = rank - firsts[blanks];
    long filled = mask & ~combinations.word(blanks, number >>> (cells - blanks + turns()));
    long crosses = Long.expand(number >>> turns(), filled);
    long board = crosses | ((filled & ~crosses) << cells);
    words[at] = firstPlayerOnly ? board : OneWordSpace.giveTurn(board, (int) number & 1);
  }

  /** Usually the blanks stay where they are. */
  @Override
  public void next(long rank, long[] words, int at) {
    long board = words[at];
    long crosses = board & mask;
    long filled = crosses | (board >>> cells & mask);
    if (!firstPlayerOnly || crosses == filled) {
      unrank(rank, words, at);
    } else {
      crosses = (crosses | (mask & ~filled)) + 1 & filled; // the carry passes over the blanks
      words[at] = crosses | ((filled & ~crosses) << cells);
    }
  }
}
