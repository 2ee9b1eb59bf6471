package zermelo.web.store;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What outlives the server. A call that returns has its change on disk: the process may be killed
 * right after. The calls may be made from virtual threads.
 */
public interface WebStore extends AutoCloseable {
  /** Keeps a text; the same id stands for the same text, so that a second time changes nothing. */
  void keepText(String id, String text);

  Optional<String> text(String id);

  /** Keeps a review; the same id stands for the same one. */
  void keepReview(String id, String body);

  Optional<String> review(String id);

  /** Begins a match together with its first event. */
  void begin(StoredMatch match, StoredEvent first);

  Optional<StoredMatch> match(String id);

  /** What happened in a match after a version, in order. */
  List<StoredEvent> events(String match, long after);

  /**
   * Adds an event if its version is the next one that nobody else has added.
   *
   * @return whether it was added
   */
  boolean append(String match, StoredEvent event);

  /** Somebody looks at these matches. */
  void touchMatches(Collection<String> ids);

  /** Deletes what nobody has looked at for long; returns how many things that were. */
  int expire(Expiry expiry, Instant now);

  /** How many matches there are. */
  long matches();

  /** What servers with the same store tell each other. */
  SignalChannel signals();

  @Override
  void close();
}
