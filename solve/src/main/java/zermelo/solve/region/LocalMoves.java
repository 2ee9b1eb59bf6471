package zermelo.solve.region;

import java.util.Arrays;
import java.util.List;
import zermelo.kernel.space.PlacementMoves;
import zermelo.kernel.space.PlacementMoves.Mover;
import zermelo.kernel.space.PlacementMoves.Placement;

/**
 * The moves within a small set of bits, with those bits numbered anew from 0.
 *
 * @param own the moves of the player for whom bounds are wanted
 */
record LocalMoves(int bits, Moves own, Moves other) {

  /** The moves of one player. */
  static final class Moves {
    private final int[] needs;
    private final int[] clears;

    private Moves(int[] needs, int[] clears) {
      this.needs = needs;
      this.clears = clears;
    }

    int size() {
      return needs.length;
    }

    boolean legal(int move, int state) {
      return (needs[move] & ~state) == 0;
    }

    int after(int move, int state) {
      return state & ~clears[move];
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Moves that
          && Arrays.equals(needs, that.needs)
          && Arrays.equals(clears, that.clears);
    }

    @Override
    public int hashCode() {
      return 31 * Arrays.hashCode(needs) + Arrays.hashCode(clears);
    }
  }

  /** The moves that need only bits of the mask; the own player is 0 for Left or 1 for Right. */
  static LocalMoves of(PlacementMoves game, long low, long high, int own) {
    int bits = Long.bitCount(low) + Long.bitCount(high);
    return new LocalMoves(bits, moves(game, low, high, own), moves(game, low, high, 1 - own));
  }

  /** The bits of two words below those of a mask, side by side. */
  static int compress(long low, long high, long maskLow, long maskHigh) {
    int bits = (int) Long.compress(low, maskLow);
    return maskHigh == 0
        ? bits
        : bits | (int) Long.compress(high, maskHigh) << Long.bitCount(maskLow);
  }

  private static Moves moves(PlacementMoves game, long low, long high, int player) {
    Mover not = player == 0 ? Mover.RIGHT : Mover.LEFT;
    List<Placement> within =
        game.moves().stream()
            .filter(move -> move.mover() != not)
            .filter(move -> ((move.need() & ~low) | (move.needHigh() & ~high)) == 0)
            .toList();
    return new Moves(
        within.stream()
            .mapToInt(move -> compress(move.need(), move.needHigh(), low, high))
            .toArray(),
        within.stream()
            .mapToInt(move -> compress(move.clear(), move.clearHigh(), low, high))
            .toArray());
  }
}
