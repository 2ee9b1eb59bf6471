package zermelo.web.server;

import java.io.IOException;

/** Receives the events of a stream. Each event is sent before the call returns. */
public interface EventSink {
  /**
   * Sends one event.
   *
   * @param id the value that a reconnecting client sends as {@code Last-Event-ID}; may be empty
   * @param data one or more lines
   */
  void event(String id, String name, String data) throws IOException;

  /** Sends a line that clients ignore. It keeps the connection open and detects a closed one. */
  void comment(String text) throws IOException;
}
