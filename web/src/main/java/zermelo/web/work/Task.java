package zermelo.web.work;

/** Work that answers a question. It may be done twice: first with a small allowance. */
@FunctionalInterface
public interface Task<T> {
  Outcome<T> run(Allowance allowance);

  /**
   * What came of it.
   *
   * @param whole whether the allowance sufficed: else a larger one may give a better answer
   */
  record Outcome<T>(T answer, boolean whole) {
    /** An answer that more time would not change. */
    public static <T> Outcome<T> whole(T answer) {
      return new Outcome<>(answer, true);
    }
  }
}
