package zermelo.solve;

/** Listens to long work. */
@FunctionalInterface
public interface Progress {
  /** Nobody listens. */
  Progress SILENT = report -> {};

  /** Called a few times a second, from the thread that works. */
  void update(Report report);

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
  record Report(
      String stage, long positions, double perSecond, long done, long total, double secondsLeft) {}
}
