package zermelo.web.work;

/**
 * Threads that do one piece of work after the other. They are threads of the operating system,
 * which takes turns with them while they compute; virtual ones would keep all others waiting.
 */
final class Lane {
  private final Turns<Runnable> turns;

  Lane(String name, int threads, Turns<Runnable> turns) {
    this.turns = turns;
    for (int i = 1; i <= threads; i++) {
      Thread thread = new Thread(this::work, name + "-" + i);
      thread.setDaemon(true);
      thread.start();
    }
  }

  private void work() {
    try {
      while (true) {
        turns.take().run();
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
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
