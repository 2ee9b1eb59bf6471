package zermelo.web.store;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The persistent store. When a call returns, its change is on disk: the process may be killed right
 * after. Virtual threads may call it.
 */
public interface WebStore extends AutoCloseable {
  /** Stores a text. An id always names the same text, so storing it again changes nothing. */
  void keepText(String id, String text);

  Optional<String> text(String id);

  /** Stores a review; an id always names the same review. */
  void keepReview(String id, String body);

  Optional<String> review(String id);

  /** Stores a new match together with its first event. */
  void begin(StoredMatch match, StoredEvent first);

  Optional<StoredMatch> match(String id);

  /** Returns the events of a match after a version, in order. */
  List<StoredEvent> events(String match, long after);

  /**
   * Appends an event if its version is still free.
   *
   * @return whether it was appended
   */
  boolean append(String match, StoredEvent event);

  /** Marks these matches as recently used. */
  void touchMatches(Collection<String> ids);

  /** Deletes what was unused for too long; returns the number of deleted things. */
  int expire(Expiry expiry, Instant now);

  /** Returns the number of matches. */
  long matches();

  /** Returns the channel between servers that share this store. */
  SignalChannel signals();

  @Override
  void close();
}
