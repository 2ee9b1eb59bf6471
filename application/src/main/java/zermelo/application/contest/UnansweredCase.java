package zermelo.application.contest;

/** Thrown if the solver cannot answer a case within its limits. */
public final class UnansweredCase extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnansweredCase(String why) {
    super(why, null, false, false);
  }
}
