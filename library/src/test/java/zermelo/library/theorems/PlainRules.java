package zermelo.library.theorems;

import java.util.Map;
import zermelo.kernel.Ending;
import zermelo.kernel.Position;

/** Slow twin: the rules of a game, written a second time in the plainest way. */
@FunctionalInterface
public interface PlainRules {
  /** Returns every move by its label. */
  Map<String, Position> moves(Position position);

  default Ending ending(Position position) {
    return Ending.OPEN;
  }

  /** Returns the representative of positions that differ only in the order of their heaps. */
  default Position canonical(Position position) {
    return position;
  }
}
