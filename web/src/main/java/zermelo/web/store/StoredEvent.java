package zermelo.web.store;

/**
 * One event of a match.
 *
 * @param version 1 for the first event, and one more for each
 * @param body the details, in a format that depends on the kind
 */
public record StoredEvent(long version, String kind, String body) {}
