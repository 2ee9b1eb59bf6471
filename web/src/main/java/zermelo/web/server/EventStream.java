package zermelo.web.server;

import java.io.IOException;

/** Sends events to one client for as long as it likes. */
@FunctionalInterface
public interface EventStream {
  /**
   * Sends until there is nothing more to come. An {@link IOException} of the sink means that the
   * client is gone; an interrupt, that the server stops or the client does not read.
   */
  void run(EventSink sink) throws IOException, InterruptedException;

  /** Called once when the stream is over, however it ended, even if it never began. */
  default void closed() {}
}
