package zermelo.kernel.limits;

import java.util.function.Supplier;

/**
 * A request to stop work, which any thread may make.
 *
 * <p>{@link Progress} and {@link SharedProgress} look for it at their checks. Rules know neither;
 * they call {@link #checkCurrent} from time to time, because rules written by users may take
 * seconds for a single position. A subclass may look for the request elsewhere, by {@link
 * #requested}.
 */
public class Cancellation {
  private static final ScopedValue<Runnable> WATCHER = ScopedValue.newInstance();

  private volatile String reason = "";

  /** Requests the work to stop soon. */
  public final void cancel() {
    cancel("cancelled");
  }

  /** Requests the work to stop soon, and says why. Only the first reason counts. */
  public final synchronized void cancel(String why) {
    reason = reason.isEmpty() ? why : reason;
  }

  public boolean requested() {
    return !reason.isEmpty();
  }

  /** Says why the work must stop. */
  public final String reason() {
    return reason.isEmpty() ? "cancelled" : reason;
  }

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

  /**
   * Runs work under a check that every {@link #checkCurrent} calls; the check stops it by throwing.
   */
  public static <T> T watching(Runnable check, Supplier<T> work) {
    return ScopedValue.where(WATCHER, check).call(work::get);
  }

  /** Throws if the work of this thread must stop. Costs about as much as reading the clock. */
  public static void checkCurrent() {
    if (Thread.currentThread().isInterrupted()) {
      throw interrupted();
    }
    if (WATCHER.isBound()) {
      WATCHER.get().run();
    }
  }
}
