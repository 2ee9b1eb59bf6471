package zermelo.web.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.application.Catalogue;
import zermelo.application.GameResolver;
import zermelo.application.proven.ProvenStores;
import zermelo.application.tablebase.TablebaseFinder;
import zermelo.kernel.Settings;
import zermelo.kernel.Sum;
import zermelo.kernel.input.BadInput;
import zermelo.library.GameExpression;
import zermelo.web.cache.LruCache;

/**
 * The sessions of recently used games and sums. There is one for each choice of games, settings,
 * and normal or misère play.
 */
public final class GameSessionCache {
  private static final int KEPT = 64;

  /** Limits on settings: no game has more of them or longer names. */
  private static final int MAX_SETTINGS = 20;

  private static final int LONGEST = 4_000;

  private final Catalogue catalogue;
  private final ProvenStores proven;
  private final LruCache<SessionKey, GameSession> rooms = new LruCache<>(KEPT);

  /** The key of a session. It is a structure because concatenated texts could be ambiguous. */
  private record SessionKey(boolean misere, List<GameKey> parts) {}

  /** One game of a session; a sum has several. */
  private record GameKey(String game, Map<String, String> settings) {}

  public GameSessionCache(Catalogue catalogue, ProvenStores proven) {
    this.catalogue = catalogue;
    this.proven = proven;
  }

  Catalogue catalogue() {
    return catalogue;
  }

  /** Returns a resolver of the same games, for a survey of many positions on its own thread. */
  GameResolver newResolver(boolean misere) {
    return new GameResolver(misere, TablebaseFinder.NONE, catalogue);
  }

  /** Returns the session of a game. The text of a position may determine the size of its board. */
  GameSession session(String name, Settings settings, boolean misere, String position) {
    if (settings.values().size() > MAX_SETTINGS
        || settings.values().toString().length() > LONGEST) {
      throw new BadInput("these are more settings than any game has");
    }
    if (name.equals(Sum.NAME)) {
      return sum(settings, misere, position);
    }
    SessionKey key = new SessionKey(misere, List.of(new GameKey(name, settings.values())));
    Optional<GameSession> found = rooms.get(key);
    if (found.isPresent()) {
      return found.get();
    }
    GameResolver resolver = new GameResolver(misere, TablebaseFinder.NONE, catalogue, proven);
    resolver.named(name); // throws if there is none
    GameSession fresh = new GameSession(resolver, name, settings, misere);
    return rooms.get(key, () -> fresh);
  }

  /** Returns the session of a sum; sums of the same games share one. */
  private GameSession sum(Settings settings, boolean misere, String position) {
    if (!settings.values().isEmpty()) {
      throw new BadInput("settings need one game; in a sum write take-away(k=3) 15 + nim 4");
    }
    List<GameKey> parts = new ArrayList<>(List.of(new GameKey(Sum.NAME, Map.of())));
    for (GameExpression.Term term : GameExpression.parse(position).terms()) {
      parts.add(new GameKey(term.game(), term.settings().values()));
    }
    return rooms.get(
        new SessionKey(misere, parts),
        () -> new GameSession(newResolver(misere), Sum.NAME, Settings.NONE, misere));
  }
}
