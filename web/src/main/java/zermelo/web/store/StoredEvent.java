package zermelo.web.store;

/**
 * One thing that happened in a match.
 *
 * @param version 1 for the first event, and one more for each
 * @param body what is to be known of it, as its kind says
 */
public record StoredEvent(long version, String kind, String body) {}
