package zermelo.web.uwapi;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * Something that is made when it is first wanted, and once: by a thread of its own, for it may take
 * longer than the answer to a question may.
 */
final class LazyValue<T> {
  private final FutureTask<T> making;
  private final AtomicBoolean begun = new AtomicBoolean();

  LazyValue(Supplier<T> maker) {
    this.making = new FutureTask<>(maker::get);
  }

  /** Waits until it is there. */
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

  /** What is there since somebody awaited it. */
  T get() {
    return making.resultNow();
  }
}
