package zermelo.cli.shell;

import zermelo.kernel.limits.Cancellation;

/** What Ctrl-C does to the running command, until this is closed. */
public final class InterruptSignal implements AutoCloseable {
  /** Maximum time that cancelled work may take to end. */
  private static final long GRACE_MILLIS = 20_000;

  private final Thread hook;

  private InterruptSignal(Runnable action) {
    this.hook = new Thread(action);
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // Ctrl-C was pressed already, and the process ends.
    }
  }

  /**
   * Ctrl-C cancels the work. The work reports how far it got, and the process ends with its own
   * exit code.
   */
  public static InterruptSignal cancelling(Cancellation cancellation) {
    return new InterruptSignal(
        () -> {
          cancellation.cancel("it was interrupted");
          awaitEnd();
        });
  }

  /** Ctrl-C runs this action, then the process ends. */
  public static InterruptSignal running(Runnable action) {
    return new InterruptSignal(action);
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
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // Shutdown has begun, so the hook cannot be removed. This is harmless.
    }
  }
}
