package zermelo.web.server;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What is sent back: a status, headers, and bytes or a stream of events. */
public final class Response {
  private final int status;
  private final Map<String, String> headers;
  private final byte[] bytes;
  private final Optional<byte[]> gzip;
  private final Optional<EventStream> source;

  private Response(
      int status,
      Map<String, String> headers,
      byte[] bytes,
      Optional<byte[]> gzip,
      Optional<EventStream> source) {
    this.status = status;
    this.headers = Map.copyOf(headers);
    this.bytes = bytes;
    this.gzip = gzip;
    this.source = source;
  }

  private static Response plain(int status, Map<String, String> headers, byte[] bytes) {
    return new Response(status, headers, bytes, Optional.empty(), Optional.empty());
  }

  public static Response json(String json) {
    return json(200, json);
  }

  public static Response json(int status, String json) {
    return text(status, "application/json", json);
  }

  /** A text in UTF-8. */
  public static Response text(int status, String type, String text) {
    return bytes(status, type, text.getBytes(StandardCharsets.UTF_8));
  }

  public static Response bytes(int status, String type, byte[] bytes) {
    return plain(status, Map.of("Content-Type", type), bytes.clone());
  }

  /** Nothing but a status. */
  public static Response empty(int status) {
    return plain(status, Map.of(), new byte[0]);
  }

  /** Server-sent events, until the source returns or the client is gone. */
  public static Response events(EventStream source) {
    return new Response(
        200,
        Map.of(
            "Content-Type", "text/event-stream",
            "Cache-Control", "no-store",
            // Proxies that gather answers before they pass them on would gather for ever.
            "X-Accel-Buffering", "no"),
        new byte[0],
        Optional.empty(),
        Optional.of(source));
  }

  /** The same reply with one more header. */
  public Response with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(name, value);
    return new Response(status, more, bytes, gzip, source);
  }

  /**
   * The same reply with a compressed twin, if it gains by one. Whoever keeps a reply makes the twin
   * once; it takes time, which is a thread's that is made for computing.
   */
  public Response packed() {
    return gzip.isEmpty()
            && Compression.worthwhile(headers.getOrDefault("Content-Type", ""), bytes.length)
        ? new Response(status, headers, bytes, Optional.of(Compression.gzip(bytes)), source)
        : this;
  }

  /** The compressed twin, if it was made. */
  public Optional<Response> zipped() {
    return gzip.map(zip -> plain(status, headers, zip).with("Content-Encoding", "gzip"));
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

  /** How many bytes it takes, with those of its compressed twin. */
  public int length() {
    return bytes.length + gzip.map(zip -> zip.length).orElse(0);
  }

  /** The bytes themselves, which nobody may change. */
  public byte[] shared() {
    return bytes;
  }

  /** The source of the events, if this is a stream. */
  public Optional<EventStream> source() {
    return source;
  }
}
