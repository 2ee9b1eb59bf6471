package zermelo.language.uniform;

/** Something depends on n in a way that is not understood: unwinds to the door. */
final class Irregular extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Irregular() {
    super(null, null, false, false);
  }
}
