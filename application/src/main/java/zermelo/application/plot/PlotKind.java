package zermelo.application.plot;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The kinds of plots. */
public enum PlotKind {
  SCATTER,
  HISTOGRAM,
  GRID,
  OUTCOMES,
  HEAT,
  GRAPH;

  public static List<String> words() {
    return Arrays.stream(values()).map(PlotKind::word).toList();
  }

  public static PlotKind of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns whether the plot shows Grundy values. */
  public boolean ofGrundyValues() {
    return this == SCATTER || this == HISTOGRAM || this == HEAT;
  }

  /** Returns the name of the plot in messages. */
  public String noun() {
    return switch (this) {
      case SCATTER -> "scatter plot";
      case HISTOGRAM -> "histogram";
      case GRID -> "map of P-positions";
      case OUTCOMES -> "outcome map";
      case HEAT -> "heat map";
      case GRAPH -> "game graph";
    };
  }
}
