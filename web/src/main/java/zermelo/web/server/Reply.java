package zermelo.web.server;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What is sent back: a status, headers, and bytes or a stream of events. */
public final class Reply {
  private final int status;
  private final Map<String, String> headers;
  private final byte[] bytes;
  private final Optional<EventSource> source;

  private Reply(
      int status, Map<String, String> headers, byte[] bytes, Optional<EventSource> source) {
    this.status = status;
    this.headers = Map.copyOf(headers);
    this.bytes = bytes;
    this.source = source;
  }

  public static Reply json(String json) {
    return json(200, json);
  }

  public static Reply json(int status, String json) {
    return text(status, "application/json", json);
  }

  /** A text in UTF-8. */
  public static Reply text(int status, String type, String text) {
    return bytes(status, type, text.getBytes(StandardCharsets.UTF_8));
  }

  public static Reply bytes(int status, String type, byte[] bytes) {
    return new Reply(status, Map.of("Content-Type", type), bytes.clone(), Optional.empty());
  }

  /** Nothing but a status. */
  public static Reply empty(int status) {
    return new Reply(status, Map.of(), new byte[0], Optional.empty());
  }

  /** Server-sent events, until the source returns or the client is gone. */
  public static Reply events(EventSource source) {
    return new Reply(
        200,
        Map.of(
            "Content-Type", "text/event-stream",
            "Cache-Control", "no-store",
            // Proxies that gather answers before they pass them on would gather for ever.
            "X-Accel-Buffering", "no"),
        new byte[0],
        Optional.of(source));
  }

  /** The same reply with one more header. */
  public Reply with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(name, value);
    return new Reply(status, more, bytes, source);
  }

  /** The same reply, compressed. */
  Reply zipped(byte[] gzip) {
    return new Reply(status, headers, gzip, source).with("Content-Encoding", "gzip");
  }

  public int status() {
    return status;
  }

  public Map<String, String> headers() {
    return headers;
  }

  /** The bytes; none of a stream. */
  public byte[] bytes() {
    return bytes.clone();
  }

  /** The bytes themselves, which nobody may change. */
  byte[] shared() {
    return bytes;
  }

  /** The source of the events, if this is a stream. */
  public Optional<EventSource> source() {
    return source;
  }
}
