package zermelo.language.ground;

/** Thrown when rules cannot be written out or compared; the message says why. */
final class GroundRefusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String why;

  GroundRefusal(String why) {
    super(why, null, false, false);
    this.why = why;
  }

  String why() {
    return why;
  }
}
