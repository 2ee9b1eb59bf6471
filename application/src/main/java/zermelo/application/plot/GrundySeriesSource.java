package zermelo.application.plot;

import java.util.Optional;
import zermelo.application.GameResolver;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.insight.plot.Series;

/** Somebody who may have the Grundy values of a game of heaps at once, faster than the solver. */
@FunctionalInterface
public interface GrundySeriesSource {
  /** Nobody has any. */
  GrundySeriesSource NONE = (game, to, watch) -> Optional.empty();

  /**
   * The values of single heaps up to a size, in normal play, as many as the watch allows; nothing
   * if it is no game for this.
   */
  Optional<Series> of(GameResolver.ResolvedGame game, long to, SequenceObserver watch);
}
