package zermelo.web.work;

import zermelo.kernel.limits.Progress;

/**
 * Work that answers a question. It may run twice: with small limits, and again with larger ones if
 * these do not suffice.
 */
@FunctionalInterface
public interface Task<T> {
  /**
   * Answers the question. All its parts share the time; each may use all positions and memory.
   *
   * @param progress ends the work at its limits
   */
  Completion<T> run(Progress progress);

  /**
   * The result of a task.
   *
   * @param whole whether the limits were sufficient; otherwise larger ones may give a better answer
   */
  record Completion<T>(T answer, boolean whole) {
    /** Returns an answer that more time would not change. */
    public static <T> Completion<T> whole(T answer) {
      return new Completion<>(answer, true);
    }
  }
}
