package zermelo.library.theorems;

import zermelo.kernel.Outcome;
import zermelo.kernel.Position;

/** What search says of positions. */
public interface Truth {
  Outcome outcome(Position position);

  /** The nimber, in games and kinds of play that have one. */
  long nimber(Position position);
}
