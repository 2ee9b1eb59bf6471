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
  private final PlacementMoves moves;
  private final PlayerMoves[] byPlayer;
  private final long[] near = new long[64];
  private final boolean inPairs; // every move needs at most two bits, and clears those
  private final long alone; // bits that are a move by themselves

  /** The moves of one player. */
  static final class PlayerMoves {
    private final int[] first = new int[65];
    private final long[] need;
    private final long[] clear;

    private PlayerMoves(List<Placement> moves) {
      List<Placement> sorted =
          moves.stream()
              .sorted(Comparator.comparingInt(move -> Long.numberOfTrailingZeros(move.need())))
              .toList();
      for (Placement move : sorted) {
        first[Long.numberOfTrailingZeros(move.need()) + 1]++;
      }
      for (int bit = 0; bit < 64; bit++) {
        first[bit + 1] += first[bit];
      }
      this.need = sorted.stream().mapToLong(Placement::need).toArray();
      this.clear = sorted.stream().mapToLong(Placement::clear).toArray();
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
  }

  PlacementGame(PlacementMoves moves) {
    this.moves = moves;
    this.byPlayer = new PlayerMoves[] {without(moves, Mover.RIGHT), without(moves, Mover.LEFT)};
    long single = 0;
    for (Placement move : moves.moves()) {
      for (long rest = move.need(); rest != 0; rest &= rest - 1) {
        join(rest & -rest, (move.need() | move.clear()) & ~(rest & -rest));
      }
      single |= Long.bitCount(move.need()) == 1 ? move.need() : 0;
    }
    this.alone = single;
    this.inPairs =
        moves.moves().stream()
            .allMatch(move -> Long.bitCount(move.need()) <= 2 && move.need() == move.clear());
  }

  /** Makes a bit and others neighbours: some move needs the one and touches the others. */
  private void join(long bit, long others) {
    near[Long.numberOfTrailingZeros(bit)] |= others;
    for (long rest = others; rest != 0; rest &= rest - 1) {
      near[Long.numberOfTrailingZeros(rest)] |= bit;
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

  /** The number of moves that a player has. */
  int mobility(long state, int player) {
    int count = 0;
    for (long need : byPlayer[player].need) {
      count += (need & ~state) == 0 ? 1 : 0;
    }
    return count;
  }

  /** The region that contains the lowest bit of the position. */
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

  /** Whether a region is a single bit that allows no move. */
  boolean dead(long region) {
    return (region & (region - 1)) == 0 && (region & alone) == 0;
  }

  /** The position without bits that no move needs. */
  long pruned(long state) {
    long kept = state;
    for (long rest = state & ~alone; rest != 0; rest &= rest - 1) {
      if ((near[Long.numberOfTrailingZeros(rest)] & state) == 0) {
        kept &= ~(rest & -rest);
      }
    }
    return kept;
  }

  /** The bits that some legal move needs; it may contain single bits without a move as well. */
  long covered(long state) {
    // A bit that is near another one of the position belongs to a legal move if moves need two.
    return inPairs ? state : needed(state, byPlayer[0]) | needed(state, byPlayer[1]);
  }

  private static long needed(long state, PlayerMoves moves) {
    long covered = 0;
    for (int move = 0; move < moves.need.length; move++) {
      covered |= (moves.need[move] & ~state) == 0 ? moves.need[move] : 0;
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
  int sureMoves(long region, int player) {
    PlayerMoves own = byPlayer[player];
    PlayerMoves others = byPlayer[1 - player];
    long threatened = 0;
    long needed = 0;
    int least = 64;
    for (int move = 0; move < others.need.length; move++) {
      if ((others.need[move] & ~region) == 0) {
        needed |= others.need[move];
        threatened |= others.clear[move];
        least = Math.min(least, Long.bitCount(others.need[move]));
      }
    }
    int safe = 0;
    long free = region & ~threatened;
    for (int move = 0; move < own.need.length; move++) {
      if ((own.need[move] & ~free) == 0) {
        free &= ~own.clear[move];
        safe++;
      }
    }
    return (safe - Long.bitCount(needed) / least) * ThermographTable.UNIT;
  }
}
