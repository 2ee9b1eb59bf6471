package zermelo.kernel.space;

import zermelo.kernel.Space;

/** Chooses one representative of all positions that the symmetries of the rules make equal. */
public interface CanonicalForm {
  /**
   * The form of spaces without symmetries, which changes nothing.
   *
   * <p>It is no lambda, because Java's AOT cache does not keep lambdas in interfaces.
   */
  CanonicalForm IDENTITY =
      new CanonicalForm() {
        @Override
        public void canonicalize(long[] words, int at) {}
      };

  /** Replaces the position by the representative of its class. */
  void canonicalize(long[] words, int at);

  /** The number of positions that the symmetries make equal to this one, including itself. */
  default int orbit(long[] words, int at) {
    return 1;
  }

  /** The canonical form that a space offers, or {@link #IDENTITY}. */
  static CanonicalForm of(Space space) {
    return space.capability(CanonicalForm.class).orElse(IDENTITY);
  }
}
