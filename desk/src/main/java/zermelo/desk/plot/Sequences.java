package zermelo.desk.plot;

import java.util.Optional;
import zermelo.desk.Asked;
import zermelo.heaps.effort.Watch;
import zermelo.insight.plot.Series;

/** Somebody who may have the Grundy values of a game of heaps at once, faster than the solver. */
@FunctionalInterface
public interface Sequences {
  /** Nobody has any. */
  Sequences NONE = (game, to, watch) -> Optional.empty();

  /**
   * The values of single heaps up to a size, in normal play, as many as the watch allows; nothing
   * if it is no game for this.
   */
  Optional<Series> of(Asked.Known game, long to, Watch watch);
}
