package zermelo.language.syntax;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import zermelo.kernel.limits.Cancellation;

/**
 * Runs deep recursion on a stack that is large enough.
 *
 * <p>A text may have 200 open brackets, and a parser needs some 20 frames for each. The size of a
 * frame depends on Java's compilers, and the caller's stack may be nearly full. So the limit on
 * brackets holds only on a stack of known size.
 */
public final class LargeStack {
  private static final long BYTES = 16L << 20;

  private LargeStack() {}

  /** Calls the work on a thread of its own and waits for the result. */
  public static <T> T call(Supplier<T> work) {
    FutureTask<T> task = new FutureTask<>(work::get);
    Thread.ofPlatform().name("parser").daemon().stackSize(BYTES).start(task);
    try {
      return task.get();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw Cancellation.interrupted();
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof RuntimeException problem) {
        throw problem;
      }
      throw new IllegalStateException(failed.getCause());
    }
  }
}
