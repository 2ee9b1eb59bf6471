package zermelo.library.boards;

import java.util.Optional;
import zermelo.kernel.space.Tiers;
import zermelo.library.boards.representation.CombinatorialNumberSystem;
import zermelo.library.boards.representation.SingleWordRules;

/**
 * Boards of kalah, as {@link KalahSpace} packs them into one word: a tier for each number of seeds
 * in the pits. A board is a word of so many ones and a zero for each pit; the last zero is left
 * out. The players may change places.
 */
final class KalahTiers implements Tiers {
  private static final int MOST_BITS = 62;

  private final int pits;
  private final int seeds;
  private final CombinatorialNumberSystem combinations;
  private final long[] firsts;

  private KalahTiers(int pits, int seeds) {
    this.pits = pits;
    this.seeds = seeds;
    this.combinations = new CombinatorialNumberSystem(seeds + 2 * pits - 1);
    this.firsts = new long[seeds + 2];
    for (int left = 0; left <= seeds; left++) {
      firsts[left + 1] = firsts[left] + combinations.count(left + 2 * pits - 1, left);
    }
  }

  static Optional<Tiers> of(int pits, int seeds) {
    return seeds + 2 * pits > MOST_BITS
        ? Optional.empty()
        : Optional.of(new KalahTiers(pits, seeds));
  }

  @Override
  public int count() {
    return seeds + 1;
  }

  @Override
  public long first(int tier) {
    return firsts[tier];
  }

  @Override
  public long size() {
    return firsts[seeds + 1];
  }

  @Override
  public boolean sideless() {
    return true;
  }

  /** The pits of the second player, which follow the first player's, come before them. */
  @Override
  public void face(long[] words, int at) {
    if (words[at] >= 0) {
      return;
    }
    long board = words[at] & ~SingleWordRules.TURN;
    int first = 0; // bits of the first player's pits
    for (int zeros = 0; zeros < pits; first++) {
      zeros += (int) (~board >>> first) & 1;
    }
    int second = Long.bitCount(board) + 2 * pits - first;
    words[at] = (board >>> first) | ((board & (1L << first) - 1) << second);
  }

  @Override
  public long rank(long[] words, int at) {
    return firsts[Long.bitCount(words[at])] + combinations.rank(words[at]);
  }

  @Override
  public void unrank(long rank, long[] words, int at) {
    int left = tier(rank);
    words[at] = combinations.word(left, rank - firsts[left]);
  }
}
