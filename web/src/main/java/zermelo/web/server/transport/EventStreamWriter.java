package zermelo.web.server.transport;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import zermelo.web.server.EventSink;

/** Writes events in the HTML event-stream format and flushes each one. */
public final class EventStreamWriter implements EventSink {
  private final OutputStream out;
  private final Watchdog watchdog;
  private final Duration most;

  EventStreamWriter(OutputStream out, Watchdog watchdog, Duration most) {
    this.out = out;
    this.watchdog = watchdog;
    this.most = most;
  }

  @Override
  public void event(String id, String name, String data) throws IOException {
    StringBuilder text = new StringBuilder();
    if (!id.isEmpty()) {
      field(text, "id", id);
    }
    field(text, "event", name);
    data.lines().forEach(line -> field(text, "data", line));
    send(text.append('\n').toString());
  }

  @Override
  public void comment(String text) throws IOException {
    send(": " + text.replaceAll("\\R", " ") + "\n\n");
  }

  private static void field(StringBuilder text, String name, String value) {
    text.append(name).append(": ").append(value).append('\n');
  }

  private void send(String text) throws IOException {
    watchdog.begin(most);
    try {
      out.write(text.getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (UncheckedIOException e) {
      throw new IOException(e);
    } finally {
      watchdog.end();
    }
  }
}
