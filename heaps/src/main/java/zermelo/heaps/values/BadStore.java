package zermelo.heaps.values;

/** A file cannot serve as a store of values; the message says which, why, and what to do. */
public final class BadStore extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BadStore(String message) {
    super(message);
  }
}
