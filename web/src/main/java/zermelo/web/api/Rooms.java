package zermelo.web.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zermelo.desk.Asked;
import zermelo.desk.Catalogue;
import zermelo.desk.archive.Shelf;
import zermelo.kernel.BadInput;
import zermelo.kernel.Settings;
import zermelo.library.Expression;

/** The games that were asked about lately, each read once. */
public final class Rooms {
  private static final int KEPT = 64;

  /** Longer names of settings, and more of them, no game has. */
  private static final int MOST_SETTINGS = 20;

  private static final int LONGEST = 4_000;

  private final Catalogue catalogue;
  private final Map<Key, Room> rooms =
      new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Room> eldest) {
          return size() > KEPT;
        }
      };

  /** What a room is for; texts of strangers that were strung together could mean two things. */
  private record Key(boolean misere, List<Part> parts) {}

  /** One game of a room: a sum has several. */
  private record Part(String game, Map<String, String> settings) {}

  public Rooms(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  Catalogue catalogue() {
    return catalogue;
  }

  /** The same games for whoever goes through many positions of one, alone. */
  Asked asked(boolean misere) {
    return new Asked(misere, Shelf.NONE, catalogue);
  }

  /** The room of a game; the text of a position may tell the size of its board. */
  Room room(String name, Settings settings, boolean misere, String position) {
    if (settings.values().size() > MOST_SETTINGS
        || settings.values().toString().length() > LONGEST) {
      throw new BadInput("no game has so many settings");
    }
    if (name.equals(Room.SUM)) {
      return sum(settings, misere, position);
    }
    Key key = new Key(misere, List.of(new Part(name, settings.values())));
    synchronized (rooms) {
      Room found = rooms.get(key);
      if (found != null) {
        return found;
      }
    }
    Asked asked = asked(misere);
    asked.named(name); // says if there is none
    Room fresh = new Room(asked, name, settings, misere);
    synchronized (rooms) {
      return rooms.computeIfAbsent(key, absent -> fresh);
    }
  }

  /** Sums of the same games share a room. */
  private Room sum(Settings settings, boolean misere, String position) {
    if (!settings.values().isEmpty()) {
      throw new BadInput("settings need one game; in a sum write take-away(k=3) 15 + nim 4");
    }
    List<Part> parts = new ArrayList<>(List.of(new Part(Room.SUM, Map.of())));
    for (Expression.Term term : Expression.parse(position).terms()) {
      parts.add(new Part(term.game(), term.settings().values()));
    }
    synchronized (rooms) {
      return rooms.computeIfAbsent(
          new Key(misere, parts),
          absent -> new Room(asked(misere), Room.SUM, Settings.NONE, misere));
    }
  }
}
