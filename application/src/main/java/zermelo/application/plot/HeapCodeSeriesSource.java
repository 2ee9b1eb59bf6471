package zermelo.application.plot;

import java.util.Optional;
import zermelo.application.GameResolver;
import zermelo.application.heapcode.HeapCodeDetector;
import zermelo.heaps.NimSequence;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.insight.plot.PlotPeriod;
import zermelo.insight.plot.RareValues;
import zermelo.insight.plot.Series;

/** Computes the sequences of games that equal heap codes, with the nim-sequence engine. */
public final class HeapCodeSeriesSource implements GrundySeriesSource {
  /** Minimum length to compute. It costs next to nothing and proves most periods. */
  private static final long ENOUGH = 2_000;

  private final SequenceLimits sequenceLimits;

  public HeapCodeSeriesSource(SequenceLimits sequenceLimits) {
    this.sequenceLimits = sequenceLimits;
  }

  @Override
  public Optional<Series> of(GameResolver.ResolvedGame game, long to, SequenceObserver watch) {
    return HeapCodeDetector.code(game.rules())
        .map(code -> of(code, to, sequenceLimits, watch))
        .filter(series -> series.count() > 0);
  }

  /**
   * Computes the values of a code within the limits, with their rare values and period if known.
   */
  public static Series of(
      HeapCode code, long to, SequenceLimits sequenceLimits, SequenceObserver watch) {
    NimSequence g = NimSequence.compute(code, Math.max(to + 1, ENOUGH), sequenceLimits, watch);
    Series series = Series.of(0, Math.min(to + 1, g.size()), g::at);
    if (g.mask() != 0 && g.rares() <= g.counted() / 4) {
      String meaning =
          "rare: an even number of ones under "
              + Integer.toBinaryString(g.mask())
              + (g.parity().isPresent() ? " and parity" : "");
      series = series.withRare(new RareValues(meaning, (number, value) -> g.rare(number)));
    }
    boolean periodic = g.repetition().filter(repetition -> repetition.saltus() == 0).isPresent();
    return periodic
        ? series.withPeriod(
            new PlotPeriod(g.repetition().get().preperiod(), g.repetition().get().period(), true))
        : series;
  }
}
