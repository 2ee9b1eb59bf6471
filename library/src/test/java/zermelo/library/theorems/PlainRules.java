package zermelo.library.theorems;

import java.util.Map;
import zermelo.kernel.Ending;
import zermelo.kernel.Position;

/** The rules of a game as its prose says them, written once more without any cleverness. */
@FunctionalInterface
public interface PlainRules {
  /** Every move by its label. */
  Map<String, Position> moves(Position position);

  default Ending ending(Position position) {
    return Ending.OPEN;
  }

  /** The chosen one among positions that are the same but for the order of their heaps. */
  default Position canonical(Position position) {
    return position;
  }
}
