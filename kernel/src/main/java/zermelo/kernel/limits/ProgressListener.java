package zermelo.kernel.limits;

/** Receives progress reports of long work. */
@FunctionalInterface
public interface ProgressListener {
  /** Ignores all reports. */
  ProgressListener SILENT = report -> {};

  /** Called a few times a second, from the working thread. */
  void update(ProgressReport report);

  /**
   * The state of the work.
   *
   * @param stage what is being done, in words
   * @param positions positions visited so far
   * @param perSecond positions per second
   * @param done completed steps of this stage
   * @param total steps of this stage, or -1 if unknown
   * @param secondsLeft an estimate for this stage, or -1 if unknown
   */
  record ProgressReport(
      String stage, long positions, double perSecond, long done, long total, double secondsLeft) {}
}
