package zermelo.cli.shell;

import java.util.Locale;
import zermelo.application.words.TextFormatting;
import zermelo.kernel.limits.ProgressListener;

/**
 * Shows progress on standard error: a line that changes on a terminal, a new line every ten seconds
 * elsewhere. Work of less than a second shows nothing.
 */
public final class ProgressLine implements ProgressListener {
  private static final long LIVE_NANOS = 1_000_000_000L;
  private static final long LOG_NANOS = 10_000_000_000L;

  private final Console console;
  private final String unit;
  private final long started = System.nanoTime();
  private final RemainingTime timeLeft = new RemainingTime();
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
  public void update(ProgressReport report) {
    long now = System.nanoTime();
    String left = timeLeft.words(report, now);
    if (console.live() && now - started > LIVE_NANOS) {
      String text = text(report, left);
      console.err().print("\r" + TextFormatting.pad(text, shown));
      console.err().flush();
      shown = text.length();
    } else if (!console.live() && now - lastLog > LOG_NANOS) {
      lastLog = now;
      console.err().println(text(report, left));
      console.err().flush();
    }
  }

  /** Clears the changing line, so that the answer stands alone. */
  public void clear() {
    if (shown > 0) {
      console.err().print("\r" + " ".repeat(shown) + "\r");
      console.err().flush();
      shown = 0;
    }
  }

  private String text(ProgressReport report, String left) {
    int percent = RemainingTime.percent(report);
    String part = percent > 0 ? ", " + percent + "%" : "";
    return String.format(
        Locale.ROOT,
        "%s: %,d %s, %,.0f a second%s%s",
        report.stage(),
        report.positions(),
        unit,
        report.perSecond(),
        part,
        left);
  }
}
