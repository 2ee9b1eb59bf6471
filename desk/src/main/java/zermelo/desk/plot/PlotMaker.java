package zermelo.desk.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import zermelo.insight.plot.Colour;
import zermelo.insight.plot.Grid;
import zermelo.insight.plot.HeatPlot;
import zermelo.insight.plot.HistogramPlot;
import zermelo.insight.plot.Key;
import zermelo.insight.plot.Labels;
import zermelo.insight.plot.MapPlot;
import zermelo.insight.plot.Period;
import zermelo.insight.plot.Plot;
import zermelo.insight.plot.ScatterPlot;
import zermelo.insight.plot.Series;
import zermelo.insight.survey.Family;
import zermelo.kernel.Outcome;

/** Turns values into the picture that was asked for, with its words. */
final class PlotMaker {
  private static final String VALUE = "Grundy value";

  private final Kind kind;
  private final List<String> names;
  private final LongFunction<String> upTo;
  private final String game;

  /**
   * @param game the game with its settings
   */
  PlotMaker(Kind kind, Family family, String game) {
    this(kind, family.names(), family::upTo, game);
  }

  /**
   * The same for positions that belong to no rules.
   *
   * @param names what the numbers of a position are called
   * @param upTo says which positions there are up to a size
   */
  PlotMaker(Kind kind, List<String> names, LongFunction<String> upTo, String game) {
    this.kind = kind;
    this.names = names;
    this.upTo = upTo;
    this.game = game;
  }

  /** A picture of a sequence that somebody had ready. */
  Plot of(Series series, long to) {
    return kind == Kind.HISTOGRAM ? histogram(series, to) : scatter(series, to);
  }

  Plot of(Found found) {
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

  private Labels labels(String title, long to, String across, String up) {
    int bracket = game.indexOf('(');
    String plain = bracket < 0 ? game : game.substring(0, bracket);
    String played = game.endsWith(", misère play") ? "in misère play" : "";
    String name = plain.replace(", misère play", "");
    return new Labels(
        (title + name + " " + played).strip(), game + ": " + upTo.apply(to), across, up);
  }

  private Plot scatter(Series series, long to) {
    Optional<Period> period = series.period().or(() -> Period.seen(series));
    Series ruled = period.map(series::withPeriod).orElse(series);
    return new ScatterPlot(labels("Grundy values of ", to, name(0), VALUE), ruled);
  }

  private Plot histogram(Series series, long to) {
    return new HistogramPlot(
        labels("How often Grundy values occur in ", to, VALUE, "how often"), series);
  }

  /** A long line of outcomes as lines of text would have it, so many in each. */
  private static Grid lines(Found found) {
    return Grid.lines(found.outcomeSeries());
  }

  private Labels places(String title, Grid grid, long to, boolean line) {
    return line
        ? labels(title, to, name(0) + " mod " + grid.columns(), name(0))
        : labels(title, to, name(0), name(1));
  }

  private Plot losses(Grid outcomes, long to, boolean line) {
    int loss = Found.code(Outcome.LOSE);
    Grid losses = outcomes.with((column, row) -> outcomes.cell().at(column, row) == loss ? 0 : -1);
    List<Key> keys = List.of(new Key(Colour.LOSE, "P: the player to move loses"));
    return new MapPlot(places("P-positions of ", outcomes, to, line), losses, keys);
  }

  private Plot outcomes(Found found, Grid grid, long to, boolean line) {
    List<Key> keys = new ArrayList<>();
    int[] place = new int[Outcome.values().length];
    for (Outcome outcome : Outcome.values()) {
      if (found.has(outcome)) {
        place[Found.code(outcome)] = keys.size();
        keys.add(key(outcome));
      }
    }
    Grid coloured =
        grid.with(
            (column, row) -> {
              long code = grid.cell().at(column, row);
              return code < 0 ? code : place[(int) code];
            });
    return new MapPlot(places("Outcomes of ", grid, to, line), coloured, keys);
  }

  private static Key key(Outcome outcome) {
    return switch (outcome) {
      case WIN -> new Key(Colour.WIN_AREA, "N: the player to move wins");
      case LOSE -> new Key(Colour.LOSE, "P: the player to move loses");
      case TIE -> new Key(Colour.TIE, "tie");
      case DRAW -> new Key(Colour.DRAW, "draw");
    };
  }
}
