package zermelo.web.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;

/** Compresses responses with gzip. */
public final class Compression {
  /** Shorter texts fit into one network packet anyway. */
  private static final int WORTHWHILE = 1_200;

  private Compression() {}

  /** Whether a client accepts the output of {@link #gzip}. */
  public static boolean accepted(String header) {
    for (String part : header.toLowerCase(Locale.ROOT).split(",", -1)) {
      String[] pieces = part.strip().split(";", 2);
      if (pieces[0].strip().equals("gzip")) {
        return pieces.length == 1 || !pieces[1].replace(" ", "").matches("q=0(\\.0*)?");
      }
    }
    return false;
  }

  /** Whether compressing a text of this type and length is worthwhile. */
  public static boolean worthwhile(String type, int length) {
    return length >= WORTHWHILE
        && (type.startsWith("text/")
            || type.startsWith("application/json")
            || type.startsWith("application/problem+json")
            || type.startsWith("application/manifest+json")
            || type.startsWith("image/svg+xml"));
  }

  static byte[] gzip(byte[] bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length / 2);
    try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
      zip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }
}
