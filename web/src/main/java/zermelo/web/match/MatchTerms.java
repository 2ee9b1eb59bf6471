package zermelo.web.match;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import zermelo.application.json.JsonWriter;
import zermelo.kernel.Settings;
import zermelo.kernel.Sum;
import zermelo.kernel.input.BadInput;

/**
 * The agreed terms of a match.
 *
 * @param position where every game starts; empty if the game chooses a start each time
 * @param games how many games decide the match
 */
record MatchTerms(String game, Settings settings, String position, boolean misere, int games) {
  static final int MAX_GAMES = 99;

  /** Maximum length of a start position, which is sent with every move. */
  static final int LONGEST_POSITION = 2_000;

  private static final int LONGEST_SETTINGS = 4_000;

  private static final JsonMapper MAPPER = new JsonMapper();

  boolean sum() {
    return game.equals(Sum.NAME);
  }

  /** Parses the terms of a request. */
  static MatchTerms ofRequest(JsonNode body) {
    MatchTerms terms = read(body);
    if (terms.sum() && terms.position.isEmpty()) {
      throw new BadInput("a sum needs a position, which names its games");
    }
    if (terms.position.length() > LONGEST_POSITION) {
      throw new BadInput("'position' has at most " + LONGEST_POSITION + " characters");
    }
    if (terms.settings.values().toString().length() > LONGEST_SETTINGS) {
      throw new BadInput("the settings are longer than those of any game");
    }
    return terms;
  }

  private static MatchTerms read(JsonNode body) {
    return new MatchTerms(
        JsonFields.text(body, "game"),
        JsonFields.settings(body, "set"),
        JsonFields.text(body, "position", ""),
        JsonFields.truth(body, "misere"),
        JsonFields.number(body, "games", 1, 1, MAX_GAMES));
  }

  String json() {
    JsonWriter json = new JsonWriter().open('{').key("game").value(game);
    JsonFields.writeTexts(settings, json)
        .key("position")
        .value(position)
        .key("misere")
        .value(misere);
    return json.key("games").value(games).close('}').toString();
  }

  /** Parses the text that {@link #json} wrote. */
  static MatchTerms of(String json) {
    return read(tree(json));
  }

  /** Parses JSON from the store. */
  static JsonNode tree(String json) {
    try {
      return MAPPER.readTree(json);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("the store holds no JSON", e);
    }
  }
}
