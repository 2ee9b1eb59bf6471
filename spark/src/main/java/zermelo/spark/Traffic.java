package zermelo.spark;

import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.executor.TaskMetrics;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** Counts what goes from machine to machine, as Spark measures it. */
final class Traffic extends SparkListener {
  private final AtomicLong bytes = new AtomicLong();

  @Override
  public void onTaskEnd(SparkListenerTaskEnd end) {
    TaskMetrics metrics = end.taskMetrics();
    if (metrics != null) {
      bytes.addAndGet(metrics.shuffleWriteMetrics().bytesWritten());
    }
  }

  /** The bytes that were shuffled. */
  long bytes() {
    return bytes.get();
  }
}
