package zermelo.bench.boards;

import java.util.Optional;
import zermelo.kernel.numbers.CombinatorialNumberSystem;
import zermelo.kernel.space.Tiers;

/**
 * Ranks kalah boards, as {@link KalahSpace} packs them into one word.
 *
 * <p>Each number of seeds in the pits is a tier. A board is a word with a one per seed and a zero
 * per pit, without the last zero. The players may be exchanged.
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
  public boolean ranksFirstPlayerOnly() {
    return true;
  }

  /** Puts the second player's pits before the first player's if the second player is to move. */
  @Override
  public void giveFirstPlayerTheTurn(long[] words, int at) {
    if (words[at] >= 0) {
      return;
    }
    long board = words[at] & ~OneWordSpace.TURN;
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
