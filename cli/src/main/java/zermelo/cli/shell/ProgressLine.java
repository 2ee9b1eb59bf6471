package zermelo.cli.shell;

import java.util.Locale;
import java.util.OptionalDouble;
import zermelo.application.words.TextFormatting;
import zermelo.kernel.limits.ProgressListener;
import zermelo.kernel.limits.ProgressReport;

/**
 * Shows progress on standard error: a line that changes on a terminal, a new line every ten seconds
 * elsewhere. Work of less than a second shows nothing.
 */
public final class ProgressLine implements ProgressListener {
  private static final long LIVE_NANOS = 1_000_000_000L;
  private static final long LOG_NANOS = 10_000_000_000L;

  private static final long MINUTE = 60;
  private static final long HOUR = 60 * MINUTE;
  private static final long DAY = 24 * HOUR;

  private final Console console;
  private final String unit;
  private final long started = System.nanoTime();
  private long lastLog = started;
  private int shown;

  public ProgressLine(Console console) {
    this(console, "positions");
  }

  /** Creates a line that counts something other than positions. */
  public ProgressLine(Console console, String unit) {
    this.console = console;
    this.unit = unit;
  }

  @Override
  public synchronized void update(ProgressReport report) {
    long now = System.nanoTime();
    if (console.live() && now - started > LIVE_NANOS) {
      String text = text(report);
      console.err().print("\r" + TextFormatting.pad(text, shown));
      console.err().flush();
      shown = text.length();
    } else if (!console.live() && now - lastLog > LOG_NANOS) {
      lastLog = now;
      console.err().println(text(report));
      console.err().flush();
    }
  }

  /** Clears the changing line, so that the answer stands alone. */
  public synchronized void clear() {
    if (shown > 0) {
      console.err().print("\r" + " ".repeat(shown) + "\r");
      console.err().flush();
      shown = 0;
    }
  }

  private String text(ProgressReport report) {
    int percent = report.percent().orElse(0);
    String part = percent > 0 ? ", " + percent + "%" : "";
    OptionalDouble seconds = report.secondsLeft();
    String left = seconds.isPresent() ? ", about " + span(seconds.getAsDouble()) + " left" : "";
    return String.format(
        Locale.ROOT,
        "%s: %,d %s, %,.0f a second%s%s",
        report.stage().isEmpty() ? "working" : report.stage(),
        report.positions(),
        unit,
        report.perSecond(),
        part,
        left);
  }

  static String span(double seconds) {
    long unit =
        seconds < 2 * MINUTE ? 1 : seconds < 2 * HOUR ? MINUTE : seconds < 2 * DAY ? HOUR : DAY;
    String name = unit == 1 ? "s" : unit == MINUTE ? "min" : unit == HOUR ? "h" : "days";
    return String.format(Locale.ROOT, "%.0f %s", seconds / unit, name);
  }
}
