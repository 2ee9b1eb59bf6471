package zermelo.solve.region;

/**
 * A game of numbers that {@link AreaBound} plays in its head: who takes how much of some areas.
 *
 * <p>There are six kinds of areas. The other player strikes, and the own player answers by taking
 * an area. Both choose what is best for them. The own player gets what an area is worth.
 *
 * <ul>
 *   <li>Doubles: struck from inside, the area is gone; struck from outside, a single remains, and
 *       the same move may strike a close area as well.
 *   <li>Close areas, of which one move may strike two: cheap, dear and tiny ones. Tiny ones are
 *       worth 1.
 *   <li>Singles, which are struck one at a time: cheap and dear ones. Dear is worth 1 more.
 * </ul>
 *
 * <p>Few areas are worth no more than many, so large counts may be cut.
 */
final class AreaGame {
  private static final int DOUBLE = 1;
  private static final int CHEAP = 1 << 3;
  private static final int DEAR = 1 << 6;
  private static final int SINGLE = 1 << 10;
  private static final int DEAR_SINGLE = 1 << 13;
  private static final int TINY = 1 << 16;
  private static final int POSITIONS = 1 << 18;

  private final int worth;
  private final int worthOfDouble;
  private final int remains; // the kind of what remains of a double
  private final short[] answers = new short[POSITIONS]; // 1 more than the value; 0 if not known

  /**
   * Creates the game.
   *
   * @param worth what a cheap area is worth
   * @param worthOfDouble what a double is worth
   * @param dearRemains whether what remains of a double is dear
   */
  AreaGame(int worth, int worthOfDouble, boolean dearRemains) {
    this.worth = worth;
    this.worthOfDouble = worthOfDouble;
    this.remains = dearRemains ? DEAR_SINGLE : SINGLE;
  }

  /** The position with these numbers of areas. */
  static int position(int doubles, int cheap, int dear, int single, int dearSingle, int tiny) {
    return Math.min(doubles, 7)
        | Math.min(cheap, 7) * CHEAP
        | Math.min(dear, 15) * DEAR
        | Math.min(single, 7) * SINGLE
        | Math.min(dearSingle, 7) * DEAR_SINGLE
        | Math.min(tiny, 3) * TINY;
  }

  private static boolean has(int position, int kind) {
    int most = kind == DEAR ? 15 : 7;
    return (position / kind & most) != 0;
  }

  /** What the own player gets if it takes an area now. */
  int taking(int position) {
    int best = 0;
    if (has(position, DOUBLE)) {
      best = worthOfDouble + answering(position - DOUBLE);
    }
    if (has(position, DEAR)) {
      best = Math.max(best, worth + 1 + answering(position - DEAR));
    }
    if (has(position, DEAR_SINGLE)) {
      best = Math.max(best, worth + 1 + answering(position - DEAR_SINGLE));
    }
    if (has(position, CHEAP)) {
      best = Math.max(best, worth + answering(position - CHEAP));
    }
    if (has(position, SINGLE)) {
      best = Math.max(best, worth + answering(position - SINGLE));
    }
    if (has(position, TINY)) {
      best = Math.max(best, 1 + answering(position - TINY));
    }
    return best;
  }

  /** What the own player gets if the other one strikes first. */
  int answering(int position) {
    if (position == 0) {
      return 0;
    }
    if (answers[position] != 0) {
      return answers[position] - 1;
    }
    int least = takingOrStruck(position);
    if (has(position, DOUBLE)) {
      least = Math.min(least, taking(position - DOUBLE));
      boolean full = (position / remains & 7) == 7;
      least = Math.min(least, takingOrStruck(position - DOUBLE + (full ? 0 : remains)));
    }
    for (int kind : new int[] {CHEAP, DEAR, TINY}) {
      least = has(position, kind) ? Math.min(least, takingOrStruck(position - kind)) : least;
    }
    for (int kind : new int[] {SINGLE, DEAR_SINGLE}) {
      least = has(position, kind) ? Math.min(least, taking(position - kind)) : least;
    }
    answers[position] = (short) (least + 1);
    return least;
  }

  /** What the own player gets by taking, before or after one close area is struck. */
  private int takingOrStruck(int position) {
    int least = taking(position);
    for (int kind : new int[] {CHEAP, DEAR, TINY}) {
      least = has(position, kind) ? Math.min(least, taking(position - kind)) : least;
    }
    return least;
  }
}
