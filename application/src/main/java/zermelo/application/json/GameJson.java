package zermelo.application.json;

import zermelo.kernel.Game;
import zermelo.kernel.Parameter;
import zermelo.language.TextGame;
import zermelo.library.Theorems;

/** Writes a library game as JSON. */
public final class GameJson {
  private GameJson() {}

  public static String of(Game game) {
    JsonWriter json = new JsonWriter().open('{');
    fields(game, json);
    return json.close('}').toString();
  }

  /** Writes a library game as fields of an open object. */
  public static void fields(Game game, JsonWriter json) {
    json.key("game").value(game.id());
    json.key("title").value(game.title()).key("rules").value(game.words());
    json.key("written").value(game instanceof TextGame ? "text" : "java");
    json.key("parameters").open('{');
    for (Parameter parameter : game.parameters()) {
      json.key(parameter.name());
      if (parameter.required()) {
        json.nothing();
      } else {
        json.typed(parameter.fallback());
      }
    }
    json.close('}').key("theorems").open('[');
    Theorems.of(game.id()).forEach(theorem -> json.value(theorem.name()));
    json.close(']');
  }
}
