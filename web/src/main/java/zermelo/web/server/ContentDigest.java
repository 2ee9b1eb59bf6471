package zermelo.web.server;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * Makes short names for contents by SHA-256, such as the id of a user's text.
 *
 * <p>Equal contents have equal names; different ones differ.
 */
public final class ContentDigest {
  private ContentDigest() {}

  /** Returns the SHA-256 of a text in characters that are safe in a URL. */
  public static String of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }

  static String of(byte[] bytes) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return Base64.getUrlEncoder().withoutPadding().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
