package zermelo.language.compile.runtime;

/**
 * Compiled rules have no value here; {@link CompiledSpace} turns it into a fault with its place in
 * the text.
 */
public final class EvaluationFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Not a part of the text, but the whole move or end that is being looked at. */
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
