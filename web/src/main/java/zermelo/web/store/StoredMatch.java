package zermelo.web.store;

/**
 * A match as it was agreed upon.
 *
 * @param body the agreement as JSON
 * @param keys the SHA-256 of the keys of both players
 */
public record StoredMatch(String id, String body, KeyDigests keys) {
  /** Digests of the keys of Player 1 and of Player 2. */
  public record KeyDigests(String first, String second) {}
}
