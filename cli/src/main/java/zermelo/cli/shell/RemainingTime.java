package zermelo.cli.shell;

import java.util.Locale;
import zermelo.kernel.limits.ProgressListener;

/**
 * Decides whether an estimate of the remaining time is reliable enough to show. Some of the work
 * must be done, and the estimates of the last seconds must agree on when the stage will end. At the
 * start of long work an estimate may be wrong by any factor.
 */
final class RemainingTime {
  /** The part of a stage that must be done, in percent. */
  private static final int LEAST_PERCENT = 1;

  /** How long the estimates must have agreed, in nanoseconds. */
  private static final long STEADY_NANOS = 3_000_000_000L;

  /** Estimates agree while the longest is at most this many times the shortest. */
  private static final double FACTOR = 1.25;

  private static final long MINUTE = 60;
  private static final long HOUR = 60 * MINUTE;
  private static final long DAY = 24 * HOUR;

  private String stage = "";
  private long done;
  private long began;
  private long steadySince;
  private double shortest;
  private double longest;

  /** Returns the words to show after a report; empty if no estimate is reliable. */
  String words(ProgressListener.ProgressReport report, long nanos) {
    if (!report.stage().equals(stage) || report.done() < done) {
      stage = report.stage();
      began = nanos;
      begin(Double.NaN, nanos);
    }
    done = report.done();
    if (report.secondsLeft() < 0) {
      begin(Double.NaN, nanos);
      return "";
    }
    double whole = (nanos - began) * 1e-9 + report.secondsLeft();
    double low = Math.min(shortest, whole);
    double high = Math.max(longest, whole);
    if (high <= low * FACTOR) {
      shortest = low;
      longest = high;
    } else { // also after a report without an estimate
      begin(whole, nanos);
    }
    boolean steady = nanos - steadySince >= STEADY_NANOS;
    return steady && percent(report) >= LEAST_PERCENT
        ? ", about " + span(report.secondsLeft()) + " left"
        : "";
  }

  private void begin(double whole, long nanos) {
    steadySince = nanos;
    shortest = whole;
    longest = whole;
  }

  /** Returns how much of a stage is done, in percent; -1 if its length is unknown. */
  static int percent(ProgressListener.ProgressReport report) {
    return report.total() > 0 ? (int) (100.0 * report.done() / report.total()) : -1;
  }

  private static String span(double seconds) {
    long unit =
        seconds < 2 * MINUTE ? 1 : seconds < 2 * HOUR ? MINUTE : seconds < 2 * DAY ? HOUR : DAY;
    String name = unit == 1 ? "s" : unit == MINUTE ? "min" : unit == HOUR ? "h" : "days";
    return String.format(Locale.ROOT, "%.0f %s", seconds / unit, name);
  }
}
