package zermelo.cli.shell;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import zermelo.kernel.limits.Cancellation;

/**
 * Decides what Ctrl-C does to the running command, until this object is closed.
 *
 * <p>One shutdown hook serves all objects of the process, so that opening one for each of many
 * questions costs little.
 */
public final class InterruptSignal implements AutoCloseable {
  /** Maximum time that cancelled work may take to end. */
  private static final long GRACE_MILLIS = 20_000;

  private static final Set<InterruptSignal> OPEN = ConcurrentHashMap.newKeySet();

  static {
    try {
      Runtime.getRuntime().addShutdownHook(new Thread(InterruptSignal::interrupted));
    } catch (IllegalStateException ending) {
      // Ctrl-C was pressed already, and the process ends.
    }
  }

  private final Runnable action;
  private final boolean waits;

  private InterruptSignal(Runnable action, boolean waits) {
    this.action = action;
    this.waits = waits;
    OPEN.add(this);
  }

  /**
   * Ctrl-C cancels the work. The work reports how far it got, and the process ends with its own
   * exit code.
   */
  public static InterruptSignal cancelling(Cancellation cancellation) {
    return ending(() -> cancellation.cancel("it was interrupted"));
  }

  /** Ctrl-C runs this action, which makes the command end with its own exit code. */
  public static InterruptSignal ending(Runnable action) {
    return new InterruptSignal(action, true);
  }

  /** Ctrl-C runs this action, then the process ends. */
  public static InterruptSignal running(Runnable action) {
    return new InterruptSignal(action, false);
  }

  private static void interrupted() {
    boolean wait = false;
    for (InterruptSignal signal : OPEN) {
      signal.action.run();
      wait |= signal.waits;
    }
    if (wait) {
      awaitEnd();
    }
  }

  /** Delays the exit of the process. The main thread halts it after its report. */
  private static void awaitEnd() {
    try {
      Thread.sleep(GRACE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    OPEN.remove(this);
  }
}
