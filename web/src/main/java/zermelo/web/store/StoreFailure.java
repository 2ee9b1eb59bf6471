package zermelo.web.store;

import zermelo.web.server.ServiceUnavailable;

/** The store could not do what it must; nothing that a client did is wrong. */
public final class StoreFailure extends ServiceUnavailable {
  private static final long serialVersionUID = 1L;

  public StoreFailure(String message, Throwable cause) {
    super(message, cause);
  }
}
