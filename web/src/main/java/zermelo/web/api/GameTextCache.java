package zermelo.web.api;

import java.time.Duration;
import java.util.Optional;
import zermelo.web.cache.LruCache;

/**
 * A cache of recent texts, so that compute threads need not wait for the store. An id always names
 * the same text. After some hours the text is read again, so that the store sees that it is still
 * in use.
 */
public final class GameTextCache implements GameTextStore {
  private static final Duration FRESH = Duration.ofHours(6);

  private final GameTextStore texts;
  private final LruCache<String, CachedText> known;

  private record CachedText(String text, long at) {}

  /**
   * Creates an empty cache in front of a store.
   *
   * @param capacity the limit in characters
   */
  public GameTextCache(GameTextStore texts, long capacity) {
    this.texts = texts;
    this.known = new LruCache<>(capacity, (id, cached) -> cached.text.length());
  }

  @Override
  public Optional<String> find(String id) {
    Optional<CachedText> there =
        known.get(id).filter(text -> System.nanoTime() - text.at < FRESH.toNanos());
    if (there.isPresent()) {
      return Optional.of(there.get().text);
    }
    Optional<String> found = texts.find(id);
    found.ifPresent(text -> remember(id, text));
    return found;
  }

  @Override
  public void keep(String id, String text) {
    texts.keep(id, text);
    remember(id, text);
  }

  private void remember(String id, String text) {
    known.put(id, new CachedText(text, System.nanoTime()));
  }
}
