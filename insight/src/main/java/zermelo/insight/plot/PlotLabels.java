package zermelo.insight.plot;

/**
 * The words of a plot.
 *
 * @param title what it shows
 * @param subtitle of which game, with which settings, how far
 * @param across what the numbers across are
 * @param up what the numbers upward are
 */
public record PlotLabels(String title, String subtitle, String across, String up) {}
