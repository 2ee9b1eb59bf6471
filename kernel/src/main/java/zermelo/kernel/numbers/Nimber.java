package zermelo.kernel.numbers;

import zermelo.kernel.Ending;

/**
 * Grundy values as ints, extended for positions at which the rules may end the game.
 *
 * <p>A number from 0 on is a nimber. If the rules may end a game with a winner while there are
 * moves left elsewhere (three crosses in a row), Winning Ways, chapter 12, adds values that no
 * nim-heap has:
 *
 * <ul>
 *   <li>{@link #LOST}: the game is over, and the player to move has lost it, whatever the rest of
 *       the sum is.
 *   <li>{@link #MOON} ("loony"): the player to move wins at once, whatever the rest of the sum is.
 *       The game is over and won, or one move makes it LOST. A move to a moon loses, so the mex
 *       ignores it.
 *   <li>{@link #NONE}: no value, because ties or loops are reachable.
 * </ul>
 *
 * <p>A sum with a moon is a win for the player to move; any other sum of nimbers is a nim-sum. The
 * slow twin is {@code zermelo.testkit.ReferenceSolver}, which applies the definition to whole sums.
 */
public final class Nimber {
  public static final int MOON = -1;
  public static final int LOST = -2;
  public static final int NONE = -3;

  private Nimber() {}

  /** The value of a position at which the rules end the game. */
  public static int of(Ending ending) {
    return switch (ending) {
      case LOST -> LOST;
      case WON -> MOON;
      case TIED, OPEN -> NONE;
    };
  }

  /** The value of a sum of two values: LOST takes precedence, then MOON, then NONE, then xor. */
  public static int plus(int a, int b) {
    if ((a | b) >= 0) {
      return a ^ b;
    }
    if (a == LOST || b == LOST) {
      return LOST;
    }
    return a == MOON || b == MOON ? MOON : NONE;
  }

  /** The same for the large nimbers of closed forms. */
  public static long plus(long a, long b) {
    if ((a | b) >= 0) {
      return a ^ b;
    }
    return plus((int) Math.min(a, 0), (int) Math.min(b, 0));
  }

  /** Computes the value of a position from the values of its options. */
  public static final class Mex {
    private int[] seen = new int[64]; // seen[v] == stamp: v is the value of an option
    private int stamp;
    private boolean wins;
    private boolean unknown;

    /** Starts a position with at most {@code options} options, so that no larger value matters. */
    public void clear(int options) {
      if (options >= seen.length) {
        seen = new int[options + options / 2 + 1];
        stamp = 0;
      }
      if (++stamp == Integer.MAX_VALUE) {
        seen = new int[seen.length];
        stamp = 1;
      }
      wins = false;
      unknown = false;
    }

    public void add(int option) {
      if (option >= 0) {
        if (option < seen.length) {
          seen[option] = stamp;
        }
      } else if (option == LOST) {
        wins = true;
      } else if (option == NONE) {
        unknown = true;
      }
    }

    public int value() {
      if (wins) {
        return MOON;
      }
      if (unknown) {
        return NONE;
      }
      int value = 0;
      while (seen[value] == stamp) {
        value++;
      }
      return value;
    }
  }
}
