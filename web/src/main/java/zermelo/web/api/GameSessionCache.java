package zermelo.web.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zermelo.application.Catalogue;
import zermelo.application.GameResolver;
import zermelo.application.tablebase.TablebaseFinder;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.library.GameExpression;

/** The games that were asked about lately, each read once. */
public final class GameSessionCache {
  private static final int KEPT = 64;

  /** Longer names of settings, and more of them, no game has. */
  private static final int MOST_SETTINGS = 20;

  private static final int LONGEST = 4_000;

  private final Catalogue catalogue;
  private final Map<SessionKey, GameSession> rooms =
      new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<SessionKey, GameSession> eldest) {
          return size() > KEPT;
        }
      };

  /** What a room is for; texts of strangers that were strung together could mean two things. */
  private record SessionKey(boolean misere, List<GameKey> parts) {}

  /** One game of a room: a sum has several. */
  private record GameKey(String game, Map<String, String> settings) {}

  public GameSessionCache(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  Catalogue catalogue() {
    return catalogue;
  }

  /** The same games for whoever goes through many positions of one, alone. */
  GameResolver asked(boolean misere) {
    return new GameResolver(misere, TablebaseFinder.NONE, catalogue);
  }

  /** The room of a game; the text of a position may tell the size of its board. */
  GameSession room(String name, Settings settings, boolean misere, String position) {
    if (settings.values().size() > MOST_SETTINGS
        || settings.values().toString().length() > LONGEST) {
      throw new BadInput("no game has so many settings");
    }
    if (name.equals(GameSession.SUM)) {
      return sum(settings, misere, position);
    }
    SessionKey key = new SessionKey(misere, List.of(new GameKey(name, settings.values())));
    synchronized (rooms) {
      GameSession found = rooms.get(key);
      if (found != null) {
        return found;
      }
    }
    GameResolver asked = asked(misere);
    asked.named(name); // says if there is none
    GameSession fresh = new GameSession(asked, name, settings, misere);
    synchronized (rooms) {
      return rooms.computeIfAbsent(key, absent -> fresh);
    }
  }

  /** Sums of the same games share a room. */
  private GameSession sum(Settings settings, boolean misere, String position) {
    if (!settings.values().isEmpty()) {
      throw new BadInput("settings need one game; in a sum write take-away(k=3) 15 + nim 4");
    }
    List<GameKey> parts = new ArrayList<>(List.of(new GameKey(GameSession.SUM, Map.of())));
    for (GameExpression.Term term : GameExpression.parse(position).terms()) {
      parts.add(new GameKey(term.game(), term.settings().values()));
    }
    synchronized (rooms) {
      return rooms.computeIfAbsent(
          new SessionKey(misere, parts),
          absent -> new GameSession(asked(misere), GameSession.SUM, Settings.NONE, misere));
    }
  }
}
