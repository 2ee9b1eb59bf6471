package zermelo.spark;

import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.executor.TaskMetrics;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** Counts the bytes that Spark sends between machines, and reports lost executors. */
final class ShuffleListener extends SparkListener {
  private final AtomicLong bytes = new AtomicLong();
  private volatile boolean closing;

  @Override
  public void onTaskEnd(SparkListenerTaskEnd end) {
    TaskMetrics metrics = end.taskMetrics();
    if (metrics != null) {
      bytes.addAndGet(metrics.shuffleWriteMetrics().bytesWritten());
    }
  }

  @Override
  public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
    if (!closing) {
      System.err.println("zermelo: an executor was lost; the others do its work again");
    }
  }

  /** Stops reporting lost executors, because they may end now. */
  void close() {
    closing = true;
  }

  /** The bytes that were shuffled. */
  long bytes() {
    return bytes.get();
  }
}
