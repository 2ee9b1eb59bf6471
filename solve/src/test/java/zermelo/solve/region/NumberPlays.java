package zermelo.solve.region;

import java.util.HashMap;
import java.util.Map;
import zermelo.kernel.space.PlacementMoves;
import zermelo.kernel.space.PlacementMoves.Mover;
import zermelo.kernel.space.PlacementMoves.Placement;

/** Plays out sums of a position and a number. */
final class NumberPlays {
  private record Sum(long state, int number, int player) {}

  private final PlacementMoves game;
  private final Map<Sum, Boolean> known = new HashMap<>();

  NumberPlays(PlacementMoves game) {
    this.game = game;
  }

  /** Whether the player wins who begins; the number is from Left's view, in units. */
  boolean wins(long state, int number, int player) {
    Sum sum = new Sum(state, number, player);
    Boolean found = known.get(sum);
    if (found == null) {
      found = computed(state, number, player);
      known.put(sum, found);
    }
    return found;
  }

  private boolean computed(long state, int number, int player) {
    int own = player == 0 ? number : -number;
    boolean whole = own % ThermographTable.UNIT == 0;
    int less = whole ? ThermographTable.UNIT : Integer.lowestOneBit(own);
    if ((!whole || own > 0) && !wins(state, number + (player == 0 ? -less : less), 1 - player)) {
      return true;
    }
    for (Placement move : game.moves()) {
      boolean may = move.mover() != (player == 0 ? Mover.RIGHT : Mover.LEFT);
      if (may && (move.need() & ~state) == 0 && !wins(state & ~move.clear(), number, 1 - player)) {
        return true;
      }
    }
    return false;
  }
}
