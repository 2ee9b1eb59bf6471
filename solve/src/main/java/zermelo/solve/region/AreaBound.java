package zermelo.solve.region;

/**
 * Counts moves to prove that a player wins the sum of a position and a whole number.
 *
 * <p>The player, called own here, sets areas aside: own moves that do not exclude each other.
 *
 * <ul>
 *   <li>A safe move, which no move of the other player takes away.
 *   <li>A single, which some moves of the other player take away: they strike it.
 *   <li>A double, two moves. If the first one is made, the second is safe, as each threat to it is
 *       excluded. What strikes the first alone leaves the second as a single.
 *   <li>A shift, a move that may be made in place of a safe one, to use up bits of the other.
 * </ul>
 *
 * <p>Each move of the other player uses up some of its bits, {@code size} at least. So it makes at
 * most (bits - lost) / size moves, if own areas take {@code lost} bits away. With {@code made} own
 * moves the own player wins if size * made + lost is more than bits - size and the other begins, or
 * more than bits if it begins itself. Hence the worth of an area: size for each move, and 1 for
 * each bit. What the own player gets of all areas is what it gets in an {@link AreaGame}, in which
 * the other player may strike any two areas that some move strikes together. Sets of areas in which
 * a move strikes three are avoided.
 *
 * <p>Areas are chosen one after the other; any choice gives a bound. The idea is from Bullock,
 * Domineering: solving large combinatorial search spaces, 2002, who counts areas on a board. The
 * slow twin is the winner of every position (AreaBoundTest).
 */
final class AreaBound {
  private static final int MAX_MOVES = 64;
  private static final int MAX_WORTH = 64;

  private final LegalPlacements moves;
  private final AreaGame[] games = new AreaGame[2 * MAX_WORTH * MAX_WORTH];

  // The areas of the last bound.
  private long bits; // what the other player's moves need
  private long bitsHigh;
  private long free; // own moves that may still be chosen
  private long chosen; // own moves in areas
  private long struck; // other moves that strike an area
  private long struckTwice;
  private long inside; // other moves that strike the second move of a double
  private int doubles;
  private int leastDouble;
  private int leastRemains;
  private int tiny;
  private final long[] strikes = new long[MAX_MOVES];
  private final int[] worths = new int[MAX_MOVES];
  private int singles;
  private int position;
  private int leadIfSecond;
  private int leadIfFirst;
  private AreaGame game = new AreaGame(1, 1, false);

  AreaBound(LegalPlacements moves) {
    this.moves = moves;
  }

  /**
   * Sets areas aside for a player in the listed position or a later one.
   *
   * @param number a whole number from the player's view, which is added to the position
   */
  void choose(int player, long low, long high, int number) {
    long own = moves.legal(player, low, high);
    long others = moves.legal(1 - player, low, high);
    bits = 0;
    bitsHigh = 0;
    int size = others == 0 ? 1 : MAX_WORTH;
    for (long rest = others; rest != 0; rest &= rest - 1) {
      int move = Long.numberOfTrailingZeros(rest);
      bits |= moves.need(1 - player, move);
      bitsHigh |= moves.needHigh(1 - player, move);
      size = Math.min(size, used(1 - player, move, -1, -1));
    }
    long safe = moves.safe(player, own, others);
    long exposed = own & ~safe;
    free = own;
    chosen = 0;
    struck = 0;
    struckTwice = 0;
    inside = 0;
    int count = safeMoves(player, safe);
    doubles(player, exposed, others, size);
    singles(player, exposed, others, size);
    shifts(player, safe, exposed, others);
    int lead = size * (number + count) - Long.bitCount(bits) - Long.bitCount(bitsHigh);
    count();
    leadIfSecond = lead + size + game.answering(position);
    leadIfFirst = lead + game.taking(position);
  }

  /** Whether the chosen areas prove that their player wins if the other begins. */
  boolean winsLater() {
    return leadIfSecond > 0;
  }

  /** Whether the chosen areas prove that their player wins if it begins. */
  boolean winsFirst() {
    return leadIfFirst > 0;
  }

  private void take(int player, int move) {
    free &= ~moves.excludes(player, move);
    chosen |= 1L << move;
  }

  /** Chooses safe moves, first those that exclude the fewest others. */
  private int safeMoves(int player, long safe) {
    int count = 0;
    for (long rest = safe; rest != 0; rest &= free) {
      int move = Long.numberOfTrailingZeros(rest);
      int least = MAX_MOVES + 1;
      for (long near = rest & moves.excludes(player, move); near != 0; near &= near - 1) {
        int candidate = Long.numberOfTrailingZeros(near);
        int excluded = Long.bitCount(moves.excludes(player, candidate) & free);
        if (excluded < least) {
          least = excluded;
          move = candidate;
        }
      }
      take(player, move);
      count++;
    }
    return count;
  }

  private void doubles(int player, long exposed, long others, int size) {
    doubles = 0;
    leastDouble = MAX_WORTH - 1;
    leastRemains = MAX_WORTH - 1;
    for (long rest = exposed & free; rest != 0; rest &= rest - 1) {
      int first = Long.numberOfTrailingZeros(rest);
      int second = second(player, first, exposed, others);
      if (second >= 0) {
        long inner = moves.threats(player, second) & others;
        long strike = (moves.threats(player, first) & others) | inner;
        if ((strike & struck) == 0) {
          struck |= strike;
          inside |= inner;
          take(player, first);
          take(player, second);
          rest &= free | (-rest & rest);
          doubles++;
          int remains = size + lost(player, second);
          leastRemains = Math.min(leastRemains, remains);
          leastDouble = Math.min(leastDouble, remains + size + lost(player, first));
        }
      }
    }
  }

  /** The best move that is safe once the first one is made; -1 if there is none. */
  private int second(int player, int first, long exposed, long others) {
    int best = -1;
    int most = -1;
    long killed = others & moves.kills(player, first);
    long spared = others & ~killed;
    long near = 0;
    for (long rest = killed; rest != 0; rest &= rest - 1) {
      near |= moves.kills(1 - player, Long.numberOfTrailingZeros(rest));
    }
    near &= exposed & free & ~moves.excludes(player, first);
    for (long rest = near; rest != 0; rest &= rest - 1) {
      int move = Long.numberOfTrailingZeros(rest);
      long threat = moves.threats(player, move) & others;
      int value = MAX_MOVES * lost(player, move) + Long.bitCount(threat);
      if ((threat & spared) == 0 && value > most) {
        most = value;
        best = move;
      }
    }
    return best;
  }

  /** The number of bits that the other player loses by a move. */
  private int lost(int player, int move) {
    return used(player, move, bits, bitsHigh);
  }

  /** The number of bits of a mask that a move needs and clears. */
  private int used(int player, int move, long low, long high) {
    long need = moves.needHigh(player, move) & high;
    return Long.bitCount(moves.need(player, move) & moves.clear(player, move) & low)
        + (need == 0 ? 0 : Long.bitCount(need & moves.clearHigh(player, move)));
  }

  private boolean strike(long strike) {
    if ((strike & (struckTwice | inside)) != 0) {
      return false;
    }
    struckTwice |= struck & strike;
    struck |= strike;
    return true;
  }

  private void singles(int player, long exposed, long others, int size) {
    singles = 0;
    for (long rest = exposed & free; rest != 0; rest &= rest - 1) {
      int move = Long.numberOfTrailingZeros(rest);
      long strike = moves.threats(player, move) & others;
      if ((free >>> move & 1) != 0 && strike(strike)) {
        take(player, move);
        strikes[singles] = strike;
        worths[singles++] = size + lost(player, move);
      }
    }
  }

  private void shifts(int player, long safe, long exposed, long others) {
    tiny = 0;
    for (long rest = safe & chosen; rest != 0; rest &= rest - 1) {
      int move = Long.numberOfTrailingZeros(rest);
      long low = bits & ~moves.need(player, move);
      long high = bitsHigh & ~moves.needHigh(player, move);
      for (long near = moves.excludes(player, move) & exposed; near != 0; near &= near - 1) {
        int shift = Long.numberOfTrailingZeros(near);
        boolean alone = (moves.excludes(player, shift) & chosen) == (rest & -rest);
        if (alone
            && used(player, shift, low, high) > 0
            && strike(moves.threats(player, shift) & others)) {
          chosen |= near & -near;
          tiny++;
          break;
        }
      }
    }
  }

  /** Counts the areas of each kind. */
  private void count() {
    int least = leastRemains;
    for (int i = 0; i < singles; i++) {
      least = Math.min(least, worths[i]);
    }
    int[] counts = new int[4];
    for (int i = 0; i < singles; i++) {
      boolean close = (strikes[i] & struckTwice) != 0;
      counts[(close ? 0 : 2) + (worths[i] > least ? 1 : 0)]++;
    }
    position = AreaGame.position(doubles, counts[0], counts[1], counts[2], counts[3], tiny);
    int place = (least * MAX_WORTH + leastDouble) * 2 + (leastRemains > least ? 1 : 0);
    if (games[place] == null) {
      games[place] = new AreaGame(least, leastDouble, leastRemains > least);
    }
    game = games[place];
  }
}
