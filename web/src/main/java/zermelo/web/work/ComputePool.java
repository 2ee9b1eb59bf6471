package zermelo.web.work;

/**
 * A pool of platform threads for computing. The operating system takes processors from them in
 * turn; virtual threads that compute would keep all others waiting.
 */
final class ComputePool {
  private final FairQueue<Runnable> turns;
  private final int threads;

  ComputePool(String name, int threads, FairQueue<Runnable> turns) {
    this.turns = turns;
    this.threads = threads;
    for (int i = 1; i <= threads; i++) {
      Thread thread = new Thread(this::work, name + "-" + i);
      thread.setDaemon(true);
      thread.start();
    }
  }

  private void work() {
    while (true) {
      try {
        turns.take().run();
      } catch (InterruptedException stopped) {
        // The task to interrupt has already ended; this thread continues.
      } catch (Throwable e) {
        Thread self = Thread.currentThread();
        self.getUncaughtExceptionHandler().uncaughtException(self, e);
      }
    }
  }

  int threads() {
    return threads;
  }

  void add(String client, Runnable work) {
    turns.add(client, work);
  }

  boolean remove(String client, Runnable work) {
    return turns.remove(client, work);
  }

  int ahead(String client, Runnable work) {
    return turns.ahead(client, work);
  }

  int waiting() {
    return turns.size();
  }
}
