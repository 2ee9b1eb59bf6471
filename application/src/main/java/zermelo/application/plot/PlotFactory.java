package zermelo.application.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import zermelo.insight.plot.HeatPlot;
import zermelo.insight.plot.HistogramPlot;
import zermelo.insight.plot.LegendEntry;
import zermelo.insight.plot.MapPlot;
import zermelo.insight.plot.Plot;
import zermelo.insight.plot.PlotLabels;
import zermelo.insight.plot.PlotPeriod;
import zermelo.insight.plot.ScatterPlot;
import zermelo.insight.plot.Series;
import zermelo.insight.plot.ValueGrid;
import zermelo.insight.plot.canvas.Colour;
import zermelo.insight.survey.PositionFamily;
import zermelo.kernel.Outcome;

/** Turns values into the requested plot with its labels. */
public final class PlotFactory {
  private static final String VALUE = "Grundy value";

  private final PlotKind kind;
  private final List<String> names;
  private final LongFunction<String> upTo;
  private final String game;

  /**
   * Creates plots of a family.
   *
   * @param game the game with its settings
   */
  PlotFactory(PlotKind kind, PositionFamily family, String game) {
    this(kind, family.names(), family::upTo, game);
  }

  /**
   * Creates plots of positions that have no rules.
   *
   * @param names the names of a position's numbers
   * @param upTo describes the positions up to a size
   */
  PlotFactory(PlotKind kind, List<String> names, LongFunction<String> upTo, String game) {
    this.kind = kind;
    this.names = names;
    this.upTo = upTo;
    this.game = game;
  }

  /** Plots a sequence that a faster source has computed. */
  Plot of(Series series, long to) {
    return kind == PlotKind.HISTOGRAM ? histogram(series, to) : scatter(series, to);
  }

  Plot of(FamilyValues found) {
    boolean line = names.size() == 1;
    long to = found.reached();
    return switch (kind) {
      case SCATTER -> scatter(found.nimberSeries(), to);
      case HISTOGRAM -> histogram(found.nimberBag(), to);
      case HEAT ->
          new HeatPlot(labels("Grundy values of ", to, name(0), name(1)), found.nimberGrid());
      case GRID -> losses(line ? lines(found) : found.outcomeGrid(), to, line);
      case OUTCOMES -> outcomes(found, line ? lines(found) : found.outcomeGrid(), to, line);
      case GRAPH -> throw new IllegalStateException("a graph has no values");
    };
  }

  private String name(int axis) {
    return names.get(axis);
  }

  private PlotLabels labels(String title, long to, String across, String up) {
    int bracket = game.indexOf('(');
    String plain = bracket < 0 ? game : game.substring(0, bracket);
    String played = game.endsWith(", misère play") ? "in misère play" : "";
    String name = plain.replace(", misère play", "");
    return new PlotLabels(
        (title + name + " " + played).strip(), game + ": " + upTo.apply(to), across, up);
  }

  private Plot scatter(Series series, long to) {
    Optional<PlotPeriod> period = series.period().or(() -> PlotPeriod.detect(series));
    Series ruled = period.map(series::withPeriod).orElse(series);
    return new ScatterPlot(labels("Grundy values of ", to, name(0), VALUE), ruled);
  }

  private Plot histogram(Series series, long to) {
    return new HistogramPlot(
        labels("How often Grundy values occur in ", to, VALUE, "how often"), series);
  }

  /** Breaks a long sequence of outcomes into rows of equal length, like lines of text. */
  private static ValueGrid lines(FamilyValues found) {
    return ValueGrid.lines(found.outcomeSeries());
  }

  private PlotLabels places(String title, ValueGrid grid, long to, boolean line) {
    return line
        ? labels(title, to, name(0) + " mod " + grid.columns(), name(0))
        : labels(title, to, name(0), name(1));
  }

  private Plot losses(ValueGrid outcomes, long to, boolean line) {
    int loss = FamilyValues.code(Outcome.LOSE);
    ValueGrid losses =
        outcomes.with((column, row) -> outcomes.cell().at(column, row) == loss ? 0 : -1);
    List<LegendEntry> keys = List.of(new LegendEntry(Colour.LOSE, "P: the player to move loses"));
    return new MapPlot(places("P-positions of ", outcomes, to, line), losses, keys);
  }

  private Plot outcomes(FamilyValues found, ValueGrid grid, long to, boolean line) {
    List<LegendEntry> keys = new ArrayList<>();
    int[] place = new int[Outcome.values().length];
    for (Outcome outcome : Outcome.values()) {
      if (found.has(outcome)) {
        place[FamilyValues.code(outcome)] = keys.size();
        keys.add(key(outcome));
      }
    }
    ValueGrid coloured =
        grid.with(
            (column, row) -> {
              long code = grid.cell().at(column, row);
              return code < 0 ? code : place[(int) code];
            });
    return new MapPlot(places("Outcomes of ", grid, to, line), coloured, keys);
  }

  private static LegendEntry key(Outcome outcome) {
    return switch (outcome) {
      case WIN -> new LegendEntry(Colour.WIN_AREA, "N: the player to move wins");
      case LOSE -> new LegendEntry(Colour.LOSE, "P: the player to move loses");
      case TIE -> new LegendEntry(Colour.TIE, "tie");
      case DRAW -> new LegendEntry(Colour.DRAW, "draw");
    };
  }
}
