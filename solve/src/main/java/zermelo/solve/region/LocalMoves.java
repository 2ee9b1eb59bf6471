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
  static LocalMoves of(PlacementMoves game, long mask, int own) {
    return new LocalMoves(Long.bitCount(mask), moves(game, mask, own), moves(game, mask, 1 - own));
  }

  private static Moves moves(PlacementMoves game, long mask, int player) {
    Mover not = player == 0 ? Mover.RIGHT : Mover.LEFT;
    List<Placement> within =
        game.moves().stream()
            .filter(move -> move.mover() != not && (move.need() & ~mask) == 0)
            .toList();
    return new Moves(
        within.stream().mapToInt(move -> (int) Long.compress(move.need(), mask)).toArray(),
        within.stream().mapToInt(move -> (int) Long.compress(move.clear(), mask)).toArray());
  }
}
