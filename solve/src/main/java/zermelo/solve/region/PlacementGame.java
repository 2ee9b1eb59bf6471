package zermelo.solve.region;

import java.util.Comparator;
import java.util.List;
import zermelo.kernel.space.PlacementMoves;
import zermelo.kernel.space.PlacementMoves.Mover;
import zermelo.kernel.space.PlacementMoves.Placement;

/**
 * The moves of a placement game in arrays, and the regions that they make of a position.
 *
 * <p>A region is a set of bits of a position that no move connects with its other bits. Moves are
 * ordered by the lowest bit that each needs.
 */
final class PlacementGame {
  private static final int BITS = PlacementMoves.MAX_BITS;

  private final PlacementMoves moves;
  private final PlayerMoves[] byPlayer;
  private final long[] near = new long[BITS];
  private final long[] nearHigh = new long[BITS];
  private final boolean wide;
  private final boolean inPairs; // every move needs at most two bits, and clears those
  private final long alone; // bits that are a move by themselves
  private final long aloneHigh;
  private long high; // of the last set of bits that was returned

  /** The moves of one player. */
  static final class PlayerMoves {
    private final int[] first = new int[BITS + 1];
    private final long[] need;
    private final long[] clear;
    private final long[] needHigh;
    private final long[] clearHigh;

    private PlayerMoves(List<Placement> moves) {
      List<Placement> sorted =
          moves.stream().sorted(Comparator.comparingInt(PlayerMoves::lowest)).toList();
      for (Placement move : sorted) {
        first[lowest(move) + 1]++;
      }
      for (int bit = 0; bit < BITS; bit++) {
        first[bit + 1] += first[bit];
      }
      this.need = sorted.stream().mapToLong(Placement::need).toArray();
      this.clear = sorted.stream().mapToLong(Placement::clear).toArray();
      this.needHigh = sorted.stream().mapToLong(Placement::needHigh).toArray();
      this.clearHigh = sorted.stream().mapToLong(Placement::clearHigh).toArray();
    }

    private static int lowest(Placement move) {
      return move.need() != 0
          ? Long.numberOfTrailingZeros(move.need())
          : 64 + Long.numberOfTrailingZeros(move.needHigh());
    }

    int size() {
      return need.length;
    }

    /** The index of the first move whose lowest needed bit is this one, or a later one. */
    int first(int bit) {
      return first[bit];
    }

    long need(int move) {
      return need[move];
    }

    long clear(int move) {
      return clear[move];
    }

    long needHigh(int move) {
      return needHigh[move];
    }

    long clearHigh(int move) {
      return clearHigh[move];
    }

    /** Whether a move is legal. */
    boolean legal(int move, long low, long high) {
      return ((need[move] & ~low) | (needHigh[move] & ~high)) == 0;
    }
  }

  PlacementGame(PlacementMoves moves) {
    this.moves = moves;
    this.byPlayer = new PlayerMoves[] {without(moves, Mover.RIGHT), without(moves, Mover.LEFT)};
    this.wide = moves.wide();
    long single = 0;
    long singleHigh = 0;
    for (Placement move : moves.moves()) {
      long low = move.need() | move.clear();
      long high = move.needHigh() | move.clearHigh();
      for (int bit = 0; bit < BITS; bit++) {
        if (has(bit, move.need(), move.needHigh())) {
          join(bit, low, high);
        }
      }
      single |= move.size() == 1 ? move.need() : 0;
      singleHigh |= move.size() == 1 ? move.needHigh() : 0;
    }
    this.alone = single;
    this.aloneHigh = singleHigh;
    this.inPairs =
        moves.moves().stream()
            .allMatch(
                move ->
                    move.size() <= 2
                        && move.need() == move.clear()
                        && move.needHigh() == move.clearHigh());
  }

  private static boolean has(int bit, long low, long high) {
    return ((bit < 64 ? low : high) >>> bit & 1) != 0;
  }

  /** Makes a bit and others neighbours: some move needs the one and touches the others. */
  private void join(int bit, long low, long high) {
    for (int other = 0; other < BITS; other++) {
      if (other != bit && has(other, low, high)) {
        add(bit, other);
        add(other, bit);
      }
    }
  }

  private void add(int bit, int neighbour) {
    if (neighbour < 64) {
      near[bit] |= 1L << neighbour;
    } else {
      nearHigh[bit] |= 1L << neighbour;
    }
  }

  private static PlayerMoves without(PlacementMoves moves, Mover other) {
    return new PlayerMoves(moves.moves().stream().filter(m -> m.mover() != other).toList());
  }

  PlacementMoves moves() {
    return moves;
  }

  /** The moves of a player: 0 is Left, 1 is Right. */
  PlayerMoves of(int player) {
    return byPlayer[player];
  }

  /** Whether positions have a second word. */
  boolean wide() {
    return wide;
  }

  /** The second word of the last set of bits that was returned. */
  long high() {
    return high;
  }

  /** The bits that some move connects with one of these. */
  long near(long low, long highBits) {
    long found = 0;
    high = 0;
    for (long rest = low; rest != 0; rest &= rest - 1) {
      found |= near[Long.numberOfTrailingZeros(rest)];
      high |= nearHigh[Long.numberOfTrailingZeros(rest)];
    }
    for (long rest = highBits; rest != 0; rest &= rest - 1) {
      found |= near[64 + Long.numberOfTrailingZeros(rest)];
      high |= nearHigh[64 + Long.numberOfTrailingZeros(rest)];
    }
    return found;
  }

  /** The region that contains the lowest bit of a position in one word. */
  long region(long state) {
    long region = state & -state;
    long fresh = region;
    while (fresh != 0) {
      long found = near[Long.numberOfTrailingZeros(fresh)] & state & ~region;
      region |= found;
      fresh = (fresh & (fresh - 1)) | found;
    }
    return region;
  }

  /** The region that contains the lowest bit of a position. */
  long region(long low, long highBits) {
    if (!wide) {
      high = 0;
      return region(low);
    }
    long region = low & -low;
    long regionHigh = low == 0 ? highBits & -highBits : 0;
    long fresh = region;
    long freshHigh = regionHigh;
    while ((fresh | freshHigh) != 0) {
      long found = near(fresh, freshHigh);
      fresh = found & low & ~region;
      freshHigh = high & highBits & ~regionHigh;
      region |= fresh;
      regionHigh |= freshHigh;
    }
    high = regionHigh;
    return region;
  }

  /** Whether a region is a single bit that allows no move. */
  boolean dead(long region) {
    return (region & (region - 1)) == 0 && (region & alone) == 0;
  }

  /** Whether a region in two words is a single bit that allows no move. */
  boolean dead(long low, long highBits) {
    boolean single = Long.bitCount(low) + Long.bitCount(highBits) == 1;
    return single && ((low & alone) | (highBits & aloneHigh)) == 0;
  }

  /** The position without bits that no move needs. */
  long pruned(long low, long highBits) {
    long kept = low;
    long keptHigh = highBits;
    for (long rest = low & ~alone; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      boolean used = ((near[bit] & low) | (nearHigh[bit] & highBits)) != 0;
      kept &= used ? -1 : ~(1L << bit);
    }
    for (long rest = highBits & ~aloneHigh; rest != 0; rest &= rest - 1) {
      int bit = 64 + Long.numberOfTrailingZeros(rest);
      boolean used = ((near[bit] & low) | (nearHigh[bit] & highBits)) != 0;
      keptHigh &= used ? -1 : ~(1L << bit);
    }
    high = keptHigh;
    return kept;
  }

  /** The bits that some legal move needs; it may contain single bits without a move as well. */
  long covered(long low, long highBits) {
    high = wide ? highBits : 0;
    if (inPairs) {
      return low; // a bit that is near another one belongs to a legal move
    }
    long covered = 0;
    high = 0;
    for (PlayerMoves player : byPlayer) {
      for (int move = 0; move < player.size(); move++) {
        if (player.legal(move, low, highBits)) {
          covered |= player.need[move];
          high |= player.needHigh[move];
        }
      }
    }
    return covered;
  }

  /**
   * Counts moves to find a number, in units, that a region is worth at least to a player.
   *
   * <p>The result is s - t. The player has s moves that no move of the other player takes away, nor
   * one of them another. The other player can make at most t moves. So the player can answer every
   * move of the other, in the region or in the number, and never runs out of moves first.
   */
  int sureMoves(long low, long highBits, int player) {
    PlayerMoves own = byPlayer[player];
    PlayerMoves others = byPlayer[1 - player];
    long free = low;
    long freeHigh = highBits;
    long needed = 0;
    long neededHigh = 0;
    int least = BITS;
    for (int move = 0; move < others.size(); move++) {
      if (others.legal(move, low, highBits)) {
        needed |= others.need[move];
        neededHigh |= others.needHigh[move];
        free &= ~others.clear[move];
        freeHigh &= ~others.clearHigh[move];
        int size = Long.bitCount(others.need[move]) + Long.bitCount(others.needHigh[move]);
        least = Math.min(least, size);
      }
    }
    int safe = 0;
    for (int move = 0; move < own.size(); move++) {
      if (own.legal(move, free, freeHigh)) {
        free &= ~own.clear[move];
        freeHigh &= ~own.clearHigh[move];
        safe++;
      }
    }
    int moves = (Long.bitCount(needed) + Long.bitCount(neededHigh)) / least;
    return (safe - moves) * ThermographTable.UNIT;
  }
}
