package zermelo.kernel.limits;

import java.util.function.Supplier;

/**
 * How work is stopped from outside. Whatever may take long looks here from time to time, the rules
 * of strangers above all, which may take seconds for a single position.
 */
public final class Cancellation {
  private static final ScopedValue<Runnable> WATCHER = ScopedValue.newInstance();

  private Cancellation() {}

  /**
   * The thread was interrupted while it worked. That is no fault of rules and no wrong input, so
   * nobody catches it but who began the work and knows why it was stopped.
   */
  public static final class Interrupted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Interrupted() {
      super("interrupted", null, false, false);
    }
  }

  /** What who was interrupted while waiting throws. */
  public static Interrupted interrupted() {
    return new Interrupted();
  }

  /** Does work whose looks go to this watcher, which ends it by an exception of its own. */
  public static <T> T watched(Runnable watcher, Supplier<T> work) {
    return ScopedValue.where(WATCHER, watcher).call(work::get);
  }

  /** Throws if this work must stop. It costs as much as a look at the clock. */
  public static void look() {
    if (Thread.currentThread().isInterrupted()) {
      throw interrupted();
    }
    if (WATCHER.isBound()) {
      WATCHER.get().run();
    }
  }
}
