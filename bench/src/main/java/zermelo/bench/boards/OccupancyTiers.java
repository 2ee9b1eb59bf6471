package zermelo.bench.boards;

import java.util.Optional;
import zermelo.kernel.numbers.CombinatorialNumberSystem;
import zermelo.kernel.space.Tiers;

/**
 * Ranks boards whose cells are free or filled, and never become free again.
 *
 * <p>All boards with the same number of free cells are a tier; in it they are in the order of the
 * places of their free cells. {@link Turn} says what becomes of the player to move.
 */
final class OccupancyTiers implements Tiers {
  private static final int MOST_CELLS = 40;

  /**
   * The meaning of the topmost bit: absent, part of the rank, or irrelevant because the players may
   * be exchanged.
   */
  public enum Turn {
    NONE,
    COUNTS,
    SIDELESS
  }

  private final int cells;
  private final Turn turn;
  private final long mask;
  private final CombinatorialNumberSystem combinations;
  private final long[] firsts;

  private OccupancyTiers(int cells, Turn turn) {
    this.cells = cells;
    this.turn = turn;
    this.mask = -1L >>> (64 - cells);
    this.combinations = new CombinatorialNumberSystem(cells);
    this.firsts = new long[cells + 2];
    for (int free = 0; free <= cells; free++) {
      firsts[free + 1] = firsts[free] + (combinations.count(free) << turns());
    }
  }

  public static Optional<Tiers> of(int cells, Turn turn) {
    return cells > MOST_CELLS ? Optional.empty() : Optional.of(new OccupancyTiers(cells, turn));
  }

  private int turns() {
    return turn == Turn.COUNTS ? 1 : 0;
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
    return turn == Turn.SIDELESS;
  }

  @Override
  public void giveFirstPlayerTheTurn(long[] words, int at) {
    if (ranksFirstPlayerOnly()) {
      words[at] &= ~OneWordSpace.TURN;
    }
  }

  @Override
  public long rank(long[] words, int at) {
    long free = mask & ~words[at];
    long rank = combinations.rank(free) << turns();
    rank |= turn == Turn.COUNTS ? OneWordSpace.turn(words[at]) : 0;
    return firsts[Long.bitCount(free)] + rank;
  }

  @Override
  public void unrank(long rank, long[] words, int at) {
    int free = tier(rank);
    long number = rank - firsts[free];
    long board = mask & ~combinations.word(free, number >>> turns());
    words[at] = turn == Turn.COUNTS ? OneWordSpace.giveTurn(board, (int) number & 1) : board;
  }
}
