package zermelo.web.match;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import zermelo.web.server.ContentDigest;
import zermelo.web.server.HttpProblem;
import zermelo.web.store.StoredMatch;

/** Creates unguessable ids and keys. */
final class MatchKeys {
  private static final SecureRandom RANDOM = new SecureRandom();

  private MatchKeys() {}

  /** Returns 144 random bits as 24 characters that are safe in a URL. */
  static String random() {
    byte[] bytes = new byte[18];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Returns the digest of a key, which is all that the store keeps. */
  static String digest(String text) {
    return ContentDigest.of(text);
  }

  /** Returns a short name for a content. */
  static String name(String content) {
    return digest(content).substring(0, 22);
  }

  /** Returns the seat of a key; 403 if the key is wrong. */
  static int seat(StoredMatch.KeyDigests keys, String key) {
    String given = digest(key);
    if (same(keys.first(), given)) {
      return 0;
    }
    if (same(keys.second(), given)) {
      return 1;
    }
    throw HttpProblem.forbidden("this is not the key of a player of this match");
  }

  private static boolean same(String a, String b) {
    return MessageDigest.isEqual(
        a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
  }
}
