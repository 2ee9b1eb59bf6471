package zermelo.insight.plot;

/**
 * The texts of a plot.
 *
 * @param title what the plot shows
 * @param subtitle the game, its settings and the range
 * @param across the name of the horizontal numbers
 * @param up the name of the vertical numbers
 */
public record PlotLabels(String title, String subtitle, String across, String up) {}
