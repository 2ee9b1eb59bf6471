package zermelo.application.contest;

/** Thrown where a case cannot be answered within the limits. */
public final class UnansweredCase extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnansweredCase(String why) {
    super(why, null, false, false);
  }
}
