package zermelo.heaps.values;

/** Thrown if a file cannot be used as a value store. Names the file, the reason and the remedy. */
public final class BadStore extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BadStore(String message) {
    super(message);
  }
}
