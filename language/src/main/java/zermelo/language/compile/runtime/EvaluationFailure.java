package zermelo.language.compile.runtime;

/**
 * Thrown when compiled rules have no value. {@link CompiledPlainSpace} adds the place in the text.
 */
public final class EvaluationFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Stands for the whole move or end that is being evaluated. */
  static final int WHOLE = -1;

  private final int site;
  private final String why;

  EvaluationFailure(int site, String why) {
    super(why, null, false, false);
    this.site = site;
    this.why = why;
  }

  int site() {
    return site;
  }

  String why() {
    return why;
  }
}
