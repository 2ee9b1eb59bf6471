package zermelo.web.server;

import java.io.IOException;

/** Where events go: each is on its way to the client when the call returns. */
public interface EventSink {
  /**
   * One event.
   *
   * @param id what a client that lost the line sends as {@code Last-Event-ID}; may be empty
   * @param data one or more lines
   */
  void event(String id, String name, String data) throws IOException;

  /** A line that clients ignore: it keeps the connection open, and finds out whether it is. */
  void comment(String text) throws IOException;
}
