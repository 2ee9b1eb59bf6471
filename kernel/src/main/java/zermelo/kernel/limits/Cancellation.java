package zermelo.kernel.limits;

import java.util.function.Supplier;

/**
 * Stops work from outside. Long-running code calls {@link #look} from time to time.
 *
 * <p>This matters most for rules written by users, which may take seconds for a single position.
 */
public final class Cancellation {
  private static final ScopedValue<Runnable> WATCHER = ScopedValue.newInstance();

  private Cancellation() {}

  /**
   * Thrown when the thread was interrupted while it worked.
   *
   * <p>This is neither a fault of the rules nor wrong input. Only the code that started the work
   * may catch it, because only that code knows why the work was stopped.
   */
  public static final class Interrupted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Interrupted() {
      super("interrupted", null, false, false);
    }
  }

  /** Creates the exception to throw when a wait is interrupted. */
  public static Interrupted interrupted() {
    return new Interrupted();
  }

  /** Runs work under a watcher that every {@link #look} calls; the watcher stops it by throwing. */
  public static <T> T watched(Runnable watcher, Supplier<T> work) {
    return ScopedValue.where(WATCHER, watcher).call(work::get);
  }

  /** Throws if this work must stop. Costs about as much as reading the clock. */
  public static void look() {
    if (Thread.currentThread().isInterrupted()) {
      throw interrupted();
    }
    if (WATCHER.isBound()) {
      WATCHER.get().run();
    }
  }
}
