package zermelo.web.work;

/** Work that answers a question. It may be done twice: first with a small allowance. */
@FunctionalInterface
public interface Task<T> {
  Completion<T> run(TaskLimits allowance);

  /**
   * What came of it.
   *
   * @param whole whether the allowance sufficed: else a larger one may give a better answer
   */
  record Completion<T>(T answer, boolean whole) {
    /** An answer that more time would not change. */
    public static <T> Completion<T> whole(T answer) {
      return new Completion<>(answer, true);
    }
  }
}
