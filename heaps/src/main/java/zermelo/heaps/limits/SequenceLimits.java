package zermelo.heaps.limits;

/**
 * What a computation may use.
 *
 * @param threads how many work at once
 * @param memory bytes for values and all that is kept beside them; a computation ends before it
 *     needs more
 * @param periods whether to stop computing once a period is proved
 */
public record SequenceLimits(int threads, long memory, boolean periods) {
  /** All processors, three quarters of the memory, periods looked for. */
  public static SequenceLimits usual() {
    Runtime machine = Runtime.getRuntime();
    return new SequenceLimits(machine.availableProcessors(), machine.maxMemory() / 4 * 3, true);
  }

  public SequenceLimits withThreads(int count) {
    return new SequenceLimits(count, memory, periods);
  }

  public SequenceLimits withPeriods(boolean wanted) {
    return new SequenceLimits(threads, memory, wanted);
  }
}
