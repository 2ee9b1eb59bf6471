package zermelo.web.server;

import java.util.Map;
import java.util.Optional;

/** One static file of the pages, with a compressed copy that is made once. */
final class Asset {
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("mjs", "text/javascript; charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("txt", "text/plain; charset=utf-8"),
          Map.entry("game", "text/plain; charset=utf-8"));

  private final Response plain;
  private final Response zipped;
  private final Response unchanged;
  private final String tag;

  private Asset(Response plain, Response zipped, String tag) {
    this.plain = headed(plain, tag);
    this.zipped = headed(zipped, tag);
    this.unchanged = headed(Response.empty(304), tag);
    this.tag = tag;
  }

  static Asset of(String name, byte[] bytes) {
    String type = type(name).orElseThrow();
    Response plain = Response.bytes(200, type, bytes);
    Response zipped =
        Compression.worthwhile(type, bytes.length)
            ? Response.bytes(200, type, Compression.gzip(bytes)).with("Content-Encoding", "gzip")
            : plain;
    // A weak ETag: the compressed copy has different bytes and the same meaning.
    return new Asset(plain, zipped, "W/\"" + ContentDigest.of(bytes) + "\"");
  }

  private static Response headed(Response reply, String tag) {
    return reply
        .with("ETag", tag)
        .with("Cache-Control", "no-cache")
        .with("Vary", "Accept-Encoding");
  }

  static Optional<String> type(String name) {
    return Optional.ofNullable(TYPES.get(name.substring(name.lastIndexOf('.') + 1)));
  }

  /** Returns the file, or 304 if the client already has it. */
  Response reply(String known, boolean gzip) {
    if (known.contains(tag)) {
      return unchanged;
    }
    return gzip ? zipped : plain;
  }
}
