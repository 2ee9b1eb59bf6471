package zermelo.web.store;

/** Thrown when the store fails; the client did nothing wrong. */
public final class StoreFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public StoreFailure(String message, Throwable cause) {
    super(message, cause);
  }
}
