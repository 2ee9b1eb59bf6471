package zermelo.solve.tablebase;

import zermelo.kernel.RulesFault;

/**
 * The packed value of a position in a game with a score: a number that is never 0.
 *
 * <p>It contains the margin for the player to move, and the plies to the end if that player hurries
 * and if that player delays. The final winner depends on the lead, which is not part of the
 * position.
 */
public final class PackedScore {
  private static final int PLIES = 11;
  private static final int MAX_PLIES = (1 << PLIES) - 1;
  private static final int ZERO = 1 << 9; // offset of stored margins

  private PackedScore() {}

  public static int of(int margin, int hurried, int delayed) {
    if (Math.abs(margin) >= ZERO || hurried > MAX_PLIES || delayed > MAX_PLIES) {
      throw new RulesFault(
          "tablebases hold margins below %d and games of at most %d plies; this one has a position with margin %d and %d plies"
              .formatted(ZERO, MAX_PLIES, margin, Math.max(hurried, delayed)));
    }
    return ((margin + ZERO) << (2 * PLIES)) | (hurried << PLIES) | delayed;
  }

  public static int margin(int packedValue) {
    return (packedValue >>> (2 * PLIES)) - ZERO;
  }

  public static int shortestPlies(int packedValue) {
    return packedValue >>> PLIES & MAX_PLIES;
  }

  public static int longestPlies(int packedValue) {
    return packedValue & MAX_PLIES;
  }
}
