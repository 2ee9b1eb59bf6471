package zermelo.library.theorems;

import zermelo.kernel.Outcome;
import zermelo.kernel.Position;

/** The results of search. */
public interface SearchResults {
  Outcome outcome(Position position);

  /** Returns the nimber, in games and play conventions that have one. */
  long nimber(Position position);
}
