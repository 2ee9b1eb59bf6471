package zermelo.web.store;

import zermelo.web.server.ServiceUnavailable;

/** Thrown when the store fails; the client did nothing wrong. */
public final class StoreFailure extends ServiceUnavailable {
  private static final long serialVersionUID = 1L;

  public StoreFailure(String message, Throwable cause) {
    super(message, cause);
  }
}
