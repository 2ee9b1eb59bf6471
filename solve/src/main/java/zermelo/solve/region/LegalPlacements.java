package zermelo.solve.region;

import java.util.stream.IntStream;
import zermelo.kernel.space.PlacementMoves;
import zermelo.solve.region.PlacementGame.PlayerMoves;

/**
 * The legal moves of both players in one position, numbered from 0, and an order of its options.
 *
 * <p>First come options that leave the mover most moves and the other player fewest. Counted are
 * the moves that a player could make if the other one passed, and again those of them that the
 * other player cannot take away. Among equals, moves far from the middle of the board come first.
 *
 * <p>Sets of moves are bits of a word. Where a player has more moves, there are no such sets, and
 * the order is by distance alone.
 */
final class LegalPlacements {
  private static final int MAX_MOVES = 64;
  private static final int DISTANCE_BITS = 16;

  private final PlacementGame game;
  private final Conflicts[] conflicts = new Conflicts[2];
  private final int[][] places = new int[2][]; // by move of the game; its number, or -1
  private final int[][] moves = new int[2][];
  private final int[] sizes = new int[2];
  private final long[][] needs = new long[2][];
  private final long[][] needsHigh = new long[2][];
  private final long[][] threats = new long[2][MAX_MOVES];
  private final long[][] kills = new long[2][MAX_MOVES];
  private final long[][] excludes = new long[2][MAX_MOVES];
  private boolean asSets;

  /** How the moves of a player and other moves exclude each other, by moves of the game. */
  private static final class Conflicts {
    private final int[][] threats; // for each move those of the other player that make it illegal
    private final int[][] kills; // for each move those of the other player that it makes illegal
    private final int[][] excludes; // the own ones that cannot be made as well, itself too
    private final int[] distances; // how far each move is from all others

    Conflicts(PlayerMoves own, PlayerMoves others, int[] sums) {
      this.threats = new int[own.size()][];
      this.kills = new int[own.size()][];
      this.excludes = new int[own.size()][];
      this.distances = new int[own.size()];
      for (int m = 0; m < own.size(); m++) {
        int move = m;
        threats[m] = all(others).filter(other -> touches(others, other, own, move)).toArray();
        kills[m] = all(others).filter(other -> touches(own, move, others, other)).toArray();
        excludes[m] =
            all(own)
                .filter(other -> touches(own, other, own, move) || touches(own, move, own, other))
                .toArray();
        int sum = 0;
        for (long rest = own.need(m); rest != 0; rest &= rest - 1) {
          sum += sums[Long.numberOfTrailingZeros(rest)];
        }
        for (long rest = own.needHigh(m); rest != 0; rest &= rest - 1) {
          sum += sums[64 + Long.numberOfTrailingZeros(rest)];
        }
        int size = Long.bitCount(own.need(m)) + Long.bitCount(own.needHigh(m));
        distances[m] = Math.min(sum / size, (1 << DISTANCE_BITS) - 1);
      }
    }

    private static IntStream all(PlayerMoves moves) {
      return IntStream.range(0, moves.size());
    }

    private static boolean touches(PlayerMoves first, int made, PlayerMoves second, int move) {
      return ((first.clear(made) & second.need(move))
              | (first.clearHigh(made) & second.needHigh(move)))
          != 0;
    }
  }

  LegalPlacements(PlacementGame game) {
    this.game = game;
    int[] sums = distances(game);
    for (int player = 0; player < 2; player++) {
      PlayerMoves own = game.of(player);
      conflicts[player] = new Conflicts(own, game.of(1 - player), sums);
      places[player] = new int[own.size()];
      moves[player] = new int[own.size()];
      needs[player] = new long[own.size()];
      needsHigh[player] = new long[own.size()];
    }
  }

  /** For each bit the sum of its distances from all others, in moves that connect them. */
  private static int[] distances(PlacementGame game) {
    int[] sums = new int[PlacementMoves.MAX_BITS];
    for (int bit = 0; bit < sums.length; bit++) {
      long reached = bit < 64 ? 1L << bit : 0;
      long reachedHigh = bit < 64 ? 0 : 1L << bit;
      long fresh = reached;
      long freshHigh = reachedHigh;
      for (int steps = 0; (fresh | freshHigh) != 0; steps++) {
        sums[bit] += steps * (Long.bitCount(fresh) + Long.bitCount(freshHigh));
        fresh = game.near(fresh, freshHigh) & ~reached;
        freshHigh = game.high() & ~reachedHigh;
        reached |= fresh;
        reachedHigh |= freshHigh;
      }
    }
    return sums;
  }

  /** Lists the legal moves of a position. */
  void reset(long low, long high) {
    for (int player = 0; player < 2; player++) {
      PlayerMoves all = game.of(player);
      int size = 0;
      for (int move = 0; move < all.size(); move++) {
        boolean legal = all.legal(move, low, high);
        places[player][move] = legal ? size : -1;
        if (legal) {
          moves[player][size] = move;
          needs[player][size] = all.need(move);
          needsHigh[player][size] = all.needHigh(move);
          size++;
        }
      }
      sizes[player] = size;
    }
    asSets = sizes[0] <= MAX_MOVES && sizes[1] <= MAX_MOVES;
    for (int player = 0; asSets && player < 2; player++) {
      Conflicts own = conflicts[player];
      for (int move = 0; move < sizes[player]; move++) {
        int index = moves[player][move];
        threats[player][move] = set(own.threats[index], places[1 - player]);
        kills[player][move] = set(own.kills[index], places[1 - player]);
        excludes[player][move] = set(own.excludes[index], places[player]);
      }
    }
  }

  private static long set(int[] moves, int[] places) {
    long set = 0;
    for (int move : moves) {
      int place = places[move];
      set |= place < 0 ? 0 : 1L << place;
    }
    return set;
  }

  /** The number of a player's moves: 0 is Left, 1 is Right. */
  int size(int player) {
    return sizes[player];
  }

  /** Whether there are sets of moves. */
  boolean asSets() {
    return asSets;
  }

  /** The bits that a move needs, the first word. */
  long need(int player, int move) {
    return needs[player][move];
  }

  /** The bits that a move needs, the second word. */
  long needHigh(int player, int move) {
    return needsHigh[player][move];
  }

  /** The bits that a move clears, the first word. */
  long clear(int player, int move) {
    return game.of(player).clear(moves[player][move]);
  }

  /** The bits that a move clears, the second word. */
  long clearHigh(int player, int move) {
    return game.of(player).clearHigh(moves[player][move]);
  }

  /** The moves of the other player that make a move illegal. */
  long threats(int player, int move) {
    return threats[player][move];
  }

  /** The moves of the other player that a move makes illegal. */
  long kills(int player, int move) {
    return kills[player][move];
  }

  /** The own moves that cannot be made together with a move, itself too. */
  long excludes(int player, int move) {
    return excludes[player][move];
  }

  /** The moves that are still legal in a later position. */
  long legal(int player, long low, long high) {
    long[] need = needs[player];
    long legal = 0;
    for (int move = 0; move < sizes[player]; move++) {
      legal |= (need[move] & ~low) == 0 ? 1L << move : 0;
    }
    if (game.wide()) {
      long[] needHigh = needsHigh[player];
      for (int move = 0; move < sizes[player]; move++) {
        legal &= (needHigh[move] & ~high) == 0 ? -1 : ~(1L << move);
      }
    }
    return legal;
  }

  /** Those of some moves that none of the other player's moves makes illegal. */
  long safe(int player, long own, long others) {
    long safe = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int move = Long.numberOfTrailingZeros(rest);
      safe |= (threats[player][move] & others) == 0 ? rest & -rest : 0;
    }
    return safe;
  }

  /** The place of a move in the order of options: less comes first. */
  int place(int player, int move) {
    int distance = conflicts[player].distances[moves[player][move]];
    if (!asSets) {
      return -distance;
    }
    long own = all(player) & ~excludes[player][move];
    long others = all(1 - player) & ~kills[player][move];
    int lead =
        packed(player, own)
            + packed(player, safe(player, own, others))
            - packed(1 - player, others)
            - packed(1 - player, safe(1 - player, others, own));
    return -(lead << DISTANCE_BITS) - distance;
  }

  private long all(int player) {
    return sizes[player] == 0 ? 0 : -1L >>> (MAX_MOVES - sizes[player]);
  }

  /** The number of moves that a player makes one after the other, always the next one possible. */
  private int packed(int player, long moves) {
    int count = 0;
    for (long rest = moves; rest != 0; count++) {
      rest &= ~excludes[player][Long.numberOfTrailingZeros(rest)];
    }
    return count;
  }
}
