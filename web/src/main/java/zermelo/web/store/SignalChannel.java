package zermelo.web.store;

import java.util.function.Consumer;

/**
 * Short messages between servers that share a store. They may get lost, and then whoever waits for
 * them looks into the store from time to time.
 */
public interface SignalChannel {
  /** Only one server knows this store: it need not tell itself. */
  SignalChannel NONE =
      new SignalChannel() {
        @Override
        public void send(String message) {}

        @Override
        public void listen(Consumer<String> listener) {}
      };

  /** Tells all other servers. */
  void send(String message);

  /**
   * Calls the listener for each message of another server; with an empty one when some may have
   * been lost.
   */
  void listen(Consumer<String> listener);
}
