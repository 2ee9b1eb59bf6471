package zermelo.web.server;

import java.io.IOException;

/** A source of events for one client. */
@FunctionalInterface
public interface EventStream {
  /**
   * Sends events until there are no more. An {@link IOException} of the sink means that the client
   * left. An interrupt means that the server stops or that the client does not read.
   */
  void run(EventSink sink) throws IOException, InterruptedException;

  /** Called once when the stream is over, however it ended, even if it never began. */
  default void closed() {}
}
