package zermelo.heaps.limits;

/**
 * The limits of a sequence computation.
 *
 * <p>A type of its own beside the kernel's limits, because this module imports only the JDK. Time
 * is limited by the {@link SequenceObserver}.
 *
 * @param threads the number of threads that compute
 * @param memory bytes for values and all tables beside them; a computation stops before it needs
 *     more
 * @param periods whether to stop computing once a period is proved
 */
public record SequenceLimits(int threads, long memory, boolean periods) {
  /**
   * The default limits: all processors, three quarters of the JVM's memory, stop at a proved
   * period.
   */
  public static SequenceLimits usual() {
    Runtime machine = Runtime.getRuntime();
    return new SequenceLimits(machine.availableProcessors(), machine.maxMemory() / 4 * 3, true);
  }

  public SequenceLimits withThreads(int count) {
    return new SequenceLimits(count, memory, periods);
  }

  public SequenceLimits withMemory(long bytes) {
    return new SequenceLimits(threads, bytes, periods);
  }

  public SequenceLimits withPeriods(boolean wanted) {
    return new SequenceLimits(threads, memory, wanted);
  }
}
