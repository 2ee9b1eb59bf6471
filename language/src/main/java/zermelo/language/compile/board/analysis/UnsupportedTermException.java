package zermelo.language.compile.board.analysis;

import zermelo.language.program.Term;

/** Thrown for a term that the compiler of boards does not support. The text is then interpreted. */
public final class UnsupportedTermException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UnsupportedTermException(Term term) {
    super(term.getClass().getSimpleName(), null, false, false);
  }

  public UnsupportedTermException(String what) {
    super(what, null, false, false);
  }
}
