package zermelo.web.work;

import zermelo.web.server.Reply;

/** Work that answers a request. It may be done twice: first with a small allowance. */
@FunctionalInterface
public interface Task {
  Outcome run(Allowance allowance);

  /**
   * What came of it.
   *
   * @param whole whether the allowance sufficed: else a larger one may give a better answer
   */
  record Outcome(Reply reply, boolean whole) {
    /** An answer that more time would not change. */
    public static Outcome whole(Reply reply) {
      return new Outcome(reply, true);
    }
  }
}
