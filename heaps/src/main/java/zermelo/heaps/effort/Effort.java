package zermelo.heaps.effort;

/**
 * What a computation may use.
 *
 * @param threads how many work at once
 * @param memory bytes for values and all that is kept beside them; a computation ends before it
 *     needs more
 * @param periods whether to stop computing once a period is proved
 */
public record Effort(int threads, long memory, boolean periods) {
  /** All processors, three quarters of the memory, periods looked for. */
  public static Effort usual() {
    Runtime machine = Runtime.getRuntime();
    return new Effort(machine.availableProcessors(), machine.maxMemory() / 4 * 3, true);
  }

  public Effort withThreads(int count) {
    return new Effort(count, memory, periods);
  }

  public Effort withPeriods(boolean wanted) {
    return new Effort(threads, memory, wanted);
  }
}
