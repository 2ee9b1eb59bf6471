package zermelo.cli.shell;

/**
 * Lets Ctrl-C end long work in good order: the work sees that it was pressed, tells how far it
 * came, and the process ends with its own exit code.
 */
public final class InterruptSignal implements AutoCloseable {
  /** How long the work may take to come to its end. */
  private static final long PATIENCE_MILLIS = 20_000;

  private final Thread hook = new Thread(this::press);
  private volatile boolean pressed;

  public InterruptSignal() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  public boolean pressed() {
    return pressed;
  }

  /** Holds up the end of the process, which the main thread brings about when all is told. */
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
        // Too late to take it away, and no harm done.
      }
    }
  }
}
