package zermelo.kernel.limits;

/** Listens to long work. */
@FunctionalInterface
public interface ProgressListener {
  /** Nobody listens. */
  ProgressListener SILENT = report -> {};

  /** Called a few times a second, from the thread that works. */
  void update(ProgressReport report);

  /**
   * How far the work is.
   *
   * @param stage what is being done, in words
   * @param positions positions visited so far
   * @param perSecond positions per second
   * @param done steps of this stage that are done
   * @param total steps of this stage, or -1 where nobody knows
   * @param secondsLeft an estimate for this stage, or -1 where nobody knows
   */
  record ProgressReport(
      String stage, long positions, double perSecond, long done, long total, double secondsLeft) {}
}
