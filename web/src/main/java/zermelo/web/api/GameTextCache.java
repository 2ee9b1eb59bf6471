package zermelo.web.api;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A cache of recent texts, so that compute threads need not wait for the store. An id always names
 * the same text. After some hours the text is read again, so that the store sees that it is still
 * in use.
 */
public final class GameTextCache implements GameTextStore {
  private static final Duration FRESH = Duration.ofHours(6);

  private final GameTextStore texts;
  private final long room;
  private final Map<String, CachedText> known = new LinkedHashMap<>(64, 0.75f, true);
  private long taken;

  private record CachedText(String text, long at) {}

  /**
   * Creates an empty cache in front of a store.
   *
   * @param room the capacity in characters
   */
  public GameTextCache(GameTextStore texts, long room) {
    this.texts = texts;
    this.room = room;
  }

  @Override
  public Optional<String> find(String id) {
    synchronized (known) {
      CachedText there = known.get(id);
      if (there != null && System.nanoTime() - there.at < FRESH.toNanos()) {
        return Optional.of(there.text);
      }
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
    synchronized (known) {
      CachedText before = known.put(id, new CachedText(text, System.nanoTime()));
      taken += text.length() - (before == null ? 0 : before.text.length());
      while (taken > room && known.size() > 1) {
        Map.Entry<String, CachedText> eldest = known.entrySet().iterator().next();
        known.remove(eldest.getKey());
        taken -= eldest.getValue().text.length();
      }
    }
  }
}
