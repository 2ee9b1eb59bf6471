package zermelo.cli.stress;

import java.util.function.IntConsumer;
import zermelo.cli.shell.Console;

/** Shows the number of tried cases on a terminal, after the first second. */
final class StressProgress implements IntConsumer {
  private static final long SECOND = 1_000_000_000;

  private final Console console;
  private long last = System.nanoTime();
  private boolean shown;

  StressProgress(Console console) {
    this.console = console;
  }

  @Override
  public void accept(int cases) {
    if (console.live() && System.nanoTime() - last > SECOND) {
      last = System.nanoTime();
      shown = true;
      console.err().print("\r" + cases + " cases ");
      console.err().flush();
    }
  }

  /** Clears the line. */
  void clear() {
    if (shown) {
      console.err().print("\r" + " ".repeat(20) + "\r");
      console.err().flush();
    }
  }
}
