package zermelo.web.match;

import com.fasterxml.jackson.databind.JsonNode;
import zermelo.application.json.JsonWriter;
import zermelo.kernel.Settings;
import zermelo.web.store.StoredEvent;

/**
 * An event of a match, such as a move. Stored matches consist of the kinds and bodies of events, so
 * these texts must never change.
 */
sealed interface MatchEvent {
  /**
   * A game begins.
   *
   * @param first the seat that begins
   */
  record Began(int first, Settings settings, String position) implements MatchEvent {}

  /** The player to move makes a move. */
  record Moved(String label) implements MatchEvent {}

  /** A player gives up. */
  record Resigned(int seat) implements MatchEvent {}

  /** A player asks to take back a move. */
  record AskedUndo(int seat) implements MatchEvent {}

  /** The request to take back a move is refused or withdrawn. */
  record Declined() implements MatchEvent {}

  /** This many moves are taken back. */
  record Undone(int count) implements MatchEvent {}

  default StoredEvent stored(long version) {
    return switch (this) {
      case Began began -> {
        JsonWriter json = new JsonWriter().open('{').key("first").value(began.first + 1);
        JsonFields.writeTexts(began.settings, json)
            .key("position")
            .value(began.position)
            .close('}');
        yield new StoredEvent(version, "begin", json.toString());
      }
      case Moved moved -> new StoredEvent(version, "move", field("move", moved.label));
      case Resigned resigned ->
          new StoredEvent(version, "resign", field("player", resigned.seat + 1));
      case AskedUndo asked -> new StoredEvent(version, "ask-undo", field("player", asked.seat + 1));
      case Declined declined -> new StoredEvent(version, "decline", "{}");
      case Undone undone -> new StoredEvent(version, "undo", field("count", undone.count));
    };
  }

  private static String field(String name, String value) {
    return new JsonWriter().open('{').key(name).value(value).close('}').toString();
  }

  private static String field(String name, int value) {
    return new JsonWriter().open('{').key(name).value(value).close('}').toString();
  }

  static MatchEvent of(StoredEvent stored) {
    JsonNode body = MatchTerms.tree(stored.body());
    return switch (stored.kind()) {
      case "begin" ->
          new Began(
              seat(body, "first"),
              JsonFields.settings(body, "set"),
              JsonFields.text(body, "position"));
      case "move" -> new Moved(JsonFields.text(body, "move"));
      case "resign" -> new Resigned(seat(body, "player"));
      case "ask-undo" -> new AskedUndo(seat(body, "player"));
      case "decline" -> new Declined();
      case "undo" -> new Undone(JsonFields.number(body, "count", 1, Integer.MAX_VALUE));
      default -> throw new IllegalStateException("an event of a newer program: " + stored.kind());
    };
  }

  private static int seat(JsonNode body, String name) {
    return JsonFields.number(body, name, 1, 2) - 1;
  }
}
