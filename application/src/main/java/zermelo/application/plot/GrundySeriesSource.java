package zermelo.application.plot;

import java.util.Optional;
import zermelo.application.GameResolver;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.insight.plot.Series;

/** A source of Grundy values of heap games that is faster than the solver. */
@FunctionalInterface
public interface GrundySeriesSource {
  /**
   * Returns values of single heaps up to a size, in normal play. Empty if the game does not
   * qualify.
   *
   * @param watch stops the computation early; then fewer values are returned
   */
  Optional<Series> of(GameResolver.ResolvedGame game, long to, SequenceObserver watch);
}
