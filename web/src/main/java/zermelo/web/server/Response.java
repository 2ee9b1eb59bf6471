package zermelo.web.server;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** An HTTP response: a status, headers, and either bytes or a stream of events. */
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

  /** Returns a 200 with a text in UTF-8. */
  public static Response of(String type, String text) {
    return text(200, type, text);
  }

  /** Returns a 201: the request created something at this path. */
  public static Response created(String json, String location) {
    return json(201, json).with("Location", location);
  }

  /** Returns a 202: the answer will be at this path. */
  public static Response accepted(String json, String location) {
    return json(202, json).with("Location", location);
  }

  /** Returns the status and headers of a problem with a body in another form. */
  public static Response problem(HttpProblem problem, String json) {
    return json(problem.status(), json).withAll(problem.headers());
  }

  public static Response json(int status, String json) {
    return text(status, "application/json", json);
  }

  /** Returns a response with a text in UTF-8. */
  public static Response text(int status, String type, String text) {
    return bytes(status, type, text.getBytes(StandardCharsets.UTF_8));
  }

  public static Response bytes(int status, String type, byte[] bytes) {
    return plain(status, Map.of("Content-Type", type), bytes.clone());
  }

  /** Returns a response without a body. */
  public static Response empty(int status) {
    return plain(status, Map.of(), new byte[0]);
  }

  /**
   * Returns a stream of server-sent events. It lasts until the source returns or the client leaves.
   */
  public static Response events(EventStream source) {
    return new Response(
        200,
        Map.of(
            "Content-Type", "text/event-stream",
            "Cache-Control", "no-store",
            // A proxy that buffers whole responses would never finish buffering a stream.
            "X-Accel-Buffering", "no"),
        new byte[0],
        Optional.empty(),
        Optional.of(source));
  }

  /** Returns the same response with one more header. */
  public Response with(String name, String value) {
    return withAll(Map.of(name, value));
  }

  Response withAll(Map<String, String> added) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.putAll(added);
    return new Response(status, more, bytes, gzip, source);
  }

  /**
   * Returns the same response with a compressed copy, if compression makes it smaller. A cache
   * should call this once, on a compute thread, because compression takes time.
   */
  public Response packed() {
    return gzip.isEmpty()
            && Compression.worthwhile(headers.getOrDefault("Content-Type", ""), bytes.length)
        ? new Response(status, headers, bytes, Optional.of(Compression.gzip(bytes)), source)
        : this;
  }

  /** Returns the compressed copy, if there is one. */
  public Optional<Response> zipped() {
    return gzip.map(zip -> plain(status, headers, zip).with("Content-Encoding", "gzip"));
  }

  /** Whether the request succeeded with an answer. */
  public boolean isOk() {
    return status == 200;
  }

  public int status() {
    return status;
  }

  public Map<String, String> headers() {
    return headers;
  }

  /** Returns a copy of the bytes; a stream has none. */
  public byte[] bytes() {
    return bytes.clone();
  }

  /** Returns the size in bytes, including the compressed copy. */
  public int length() {
    return bytes.length + gzip.map(zip -> zip.length).orElse(0);
  }

  /** Returns the bytes without copying. Callers must not change them. */
  public byte[] shared() {
    return bytes;
  }

  /** Returns the source of the events, if this is a stream. */
  public Optional<EventStream> source() {
    return source;
  }
}
