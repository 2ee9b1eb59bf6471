package zermelo.web.store;

import java.util.function.Consumer;

/**
 * Short messages between servers that share a store. They may get lost; receivers therefore also
 * read the store from time to time.
 */
public interface SignalChannel {
  /** For a store with one server: there is no other server to signal. */
  SignalChannel NONE =
      new SignalChannel() {
        @Override
        public void send(String message) {}

        @Override
        public void listen(Consumer<String> listener) {}
      };

  /** Sends a message to all other servers. */
  void send(String message);

  /**
   * Calls the listener for each message of another server, and with an empty text when messages may
   * have been lost.
   */
  void listen(Consumer<String> listener);
}
