package zermelo.application.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.application.GameResolver;
import zermelo.application.TestSolver;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;

class PlotterTest {
  private static final GrundySeriesSource NO_SERIES = (game, to, watch) -> Optional.empty();

  private static Plotter plotter(boolean misere, GrundySeriesSource series, String limits) {
    return new Plotter(
        new GameResolver(misere), misere, TestSolver.solver(limits), series, SequenceObserver.NONE);
  }

  private static Plotter.PlotRequest upTo(long to) {
    return new Plotter.PlotRequest(Optional.empty(), OptionalInt.empty(), OptionalLong.of(to));
  }

  private static Plotter.PlotRequest of(PlotKind kind, long to) {
    return new Plotter.PlotRequest(Optional.of(kind), OptionalInt.empty(), OptionalLong.of(to));
  }

  @ParameterizedTest
  @CsvSource({
    "kayles, false, SCATTER, 21",
    "wythoff, false, GRID, 441",
    "kayles, true, OUTCOMES, 21",
    "wythoff, true, OUTCOMES, 441"
  })
  void choosesTheKindThatSuits(String game, boolean misere, PlotKind kind, long points) {
    Plotter.Drawing drawn = plotter(misere, NO_SERIES, "20s").values(game, Settings.NONE, upTo(20));
    assertThat(drawn.kind()).isEqualTo(kind);
    assertThat(drawn.points()).isEqualTo(points);
    assertThat(drawn.stopReason()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "divisor-duel | HEAT   | 20        | a heat map is for two numbers, and divisor-duel has n; a scatter plot can be drawn",
        "wythoff     | SCATTER | 20        | a scatter plot is for one number, and wythoff has a and b; a heat map can be drawn",
        "tic-tac-toe | SCATTER | 20        | tic-tac-toe has no positions of one or two plain numbers; give a position, and its game graph is drawn",
        "kayles      | SCATTER | 100000000 | such a picture goes up to a number from 0 to 10000000, not to 100000000",
        "wythoff     | GRID    | 3001      | such a picture goes up to a number from 0 to 3000, not to 3001",
      })
  void refusesWhatCannotBeDrawn(String game, PlotKind kind, long to, String message) {
    assertThatThrownBy(
            () -> plotter(false, NO_SERIES, "20s").values(game, Settings.NONE, of(kind, to)))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void misereGamesHaveNoGrundyValues() {
    assertThatThrownBy(
            () ->
                plotter(true, NO_SERIES, "20s")
                    .values("kayles", Settings.NONE, of(PlotKind.SCATTER, 20)))
        .hasMessageStartingWith(
            "kayles has no Grundy values in misère play, but outcomes can be drawn");
  }

  @Test
  void limitsEndAPlotAndSayWhere() {
    Plotter.Drawing drawn =
        plotter(false, NO_SERIES, "20s,400")
            .values("divisor-duel", Settings.NONE, of(PlotKind.OUTCOMES, 5_000));
    assertThat(drawn.stopReason().orElseThrow()).startsWith("the picture ends early, at ");
    assertThat(drawn.points()).isBetween(10L, 4_999L);
    assertThatThrownBy(
            () ->
                plotter(false, NO_SERIES, "1ms,1")
                    .values("chomp", Settings.NONE, of(PlotKind.OUTCOMES, 50)))
        .isInstanceOfAny(Plotter.EmptyPlot.class, BadInput.class);
  }

  /** The slow twin of the engine is the solver. */
  @Test
  void seriesAndSolverDrawTheSame() {
    GrundySeriesSource engine = new HeapCodeSeriesSource(SequenceLimits.usual());
    long[] drawn =
        engine
            .of(TestSolver.game("kayles"), 300, SequenceObserver.NONE)
            .map(series -> new long[] {series.first(), series.count()})
            .orElseThrow();
    assertThat(drawn).containsExactly(0, 301);
    assertThat(plotter(false, engine, "20s").values("kayles", Settings.NONE, upTo(300)).points())
        .isEqualTo(
            plotter(false, NO_SERIES, "20s").values("kayles", Settings.NONE, upTo(300)).points());
    assertThat(engine.of(TestSolver.game("wythoff"), 300, SequenceObserver.NONE)).isEmpty();
  }

  @Test
  void codesNeedNoGame() {
    Plotter plotter = plotter(false, NO_SERIES, "20s");
    assertThat(plotter.code("0.137", upTo(500)).points()).isEqualTo(501);
    assertThatThrownBy(() -> plotter.code("0.137", of(PlotKind.HEAT, 500)))
        .hasMessageStartingWith(
            "a code has Grundy values of single heaps, for a scatter plot or a histogram, not for heat");
    assertThatThrownBy(() -> plotter.code("0.1x7", upTo(5))).isInstanceOf(BadInput.class);
  }

  @Test
  void graphsAreDrawnWhole() {
    Plotter plotter = plotter(false, NO_SERIES, "20s");
    assertThat(plotter.graph(TestSolver.playable("divisor-duel", "30"), "duel").points())
        .isEqualTo(25);
    assertThatThrownBy(() -> plotter.graph(TestSolver.playable("nim", "9+9+9"), "nim"))
        .isInstanceOf(BadInput.class)
        .hasMessageMatching("the whole graph has 1000 positions; at most \\d+ are drawn");
  }
}
