package zermelo.web.store;

import zermelo.web.server.Unavailable;

/** The store could not do what it must; nothing that a client did is wrong. */
public final class StoreFailure extends Unavailable {
  private static final long serialVersionUID = 1L;

  public StoreFailure(String message, Throwable cause) {
    super(message, cause);
  }
}
