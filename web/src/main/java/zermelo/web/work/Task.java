package zermelo.web.work;

/** Work that answers a question. It may run twice: first with small limits. */
@FunctionalInterface
public interface Task<T> {
  Completion<T> run(TaskLimits allowance);

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
