package zermelo.cli.shell;

/**
 * Lets long work end cleanly at Ctrl-C. The work polls {@link #pressed} and reports how far it got;
 * the process then ends with its own exit code.
 */
public final class InterruptSignal implements AutoCloseable {
  /** Maximum time that the work may take to end. */
  private static final long PATIENCE_MILLIS = 20_000;

  private final Thread hook = new Thread(this::press);
  private volatile boolean pressed;

  public InterruptSignal() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  public boolean pressed() {
    return pressed;
  }

  /** Delays the exit of the process. The main thread halts it after its report. */
  private void press() {
    pressed = true;
    try {
      Thread.sleep(PATIENCE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    if (!pressed) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException ending) {
        // Shutdown has begun, so the hook cannot be removed. This is harmless.
      }
    }
  }
}
