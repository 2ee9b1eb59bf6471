package zermelo.web.store;

/**
 * A match with its agreed terms.
 *
 * @param body the terms as JSON
 * @param keys the SHA-256 of the keys of both players
 */
public record StoredMatch(String id, String body, KeyDigests keys) {
  /** The digests of the keys of Player 1 and of Player 2. */
  public record KeyDigests(String first, String second) {}
}
