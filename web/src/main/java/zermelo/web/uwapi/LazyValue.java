package zermelo.web.uwapi;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * A value that is computed once, when it is first needed. A thread of its own computes it: that may
 * take longer than a request may wait.
 */
final class LazyValue<T> {
  private final FutureTask<T> making;
  private final AtomicBoolean begun = new AtomicBoolean();

  LazyValue(Supplier<T> maker) {
    this.making = new FutureTask<>(maker::get);
  }

  /** Waits for the value; starts its computation if necessary. */
  T await() throws InterruptedException {
    if (!begun.getAndSet(true)) {
      Thread.ofPlatform().daemon().start(making);
    }
    try {
      return making.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  /** Returns the value. {@link #await} must have returned before. */
  T get() {
    return making.resultNow();
  }
}
