package zermelo.cli.shell;

import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.SharedProgress;

/**
 * Shows the progress of a long command, which Ctrl-C cancels. The work then ends as at a limit, and
 * the command reports how far it got.
 */
public final class CommandProgress implements AutoCloseable {
  private final ProgressLine line;
  private final Cancellation cancellation = new Cancellation();
  private final InterruptSignal signal = InterruptSignal.cancelling(cancellation);

  /**
   * @param unit what the line counts, such as positions
   */
  public CommandProgress(Console console, String unit) {
    this.line = new ProgressLine(console, unit);
  }

  /** Starts work of one thread. */
  public Progress start(Limits limits) {
    return new Progress(limits, line, cancellation);
  }

  /** Starts work of several threads. */
  public SharedProgress startShared(Limits limits) {
    return new SharedProgress(limits, line, cancellation);
  }

  /** Clears the line, and lets Ctrl-C end the process at once. */
  public void end() {
    line.clear();
    signal.close();
  }

  @Override
  public void close() {
    end();
  }
}
