package zermelo.cli.contest;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * Reads an output stream of a process, on its own thread, and keeps only the beginning. A program
 * may print gigabytes; it must neither fill our memory nor be blocked by a full pipe.
 */
final class BoundedStreamReader {
  private static final long QUIET_MILLIS = 250;

  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
  private final int most;
  private final Thread thread;
  private volatile boolean over;

  /** Starts to read; runs {@code onOver} once there are {@code most} bytes. */
  BoundedStreamReader(InputStream in, int most, Runnable onOver) {
    this.most = most;
    this.thread = Thread.ofPlatform().daemon().start(() -> read(in, onOver));
  }

  private void read(InputStream in, Runnable onOver) {
    byte[] block = new byte[1 << 13];
    try {
      for (int count = in.read(block); count >= 0; count = in.read(block)) {
        keep(block, count);
        if (count > 0 && kept() == most && !over) {
          over = true;
          onOver.run();
        }
      }
    } catch (IOException gone) {
      // the process was stopped
    }
  }

  private synchronized void keep(byte[] block, int count) {
    kept.write(block, 0, Math.min(count, most - kept.size()));
  }

  private synchronized int kept() {
    return kept.size();
  }

  boolean isOver() {
    return over;
  }

  /**
   * Waits for the end of the output of an ended process. A surviving child may hold the output open
   * forever, so silence counts as the end too.
   */
  void awaitEnd() throws InterruptedException {
    int before = -1;
    while (thread.isAlive() && kept() != before) {
      before = kept();
      thread.join(QUIET_MILLIS);
    }
  }

  synchronized String text() {
    return kept.toString(StandardCharsets.UTF_8);
  }
}
