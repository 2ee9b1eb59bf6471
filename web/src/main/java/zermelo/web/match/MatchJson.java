package zermelo.web.match;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.application.json.JsonWriter;
import zermelo.application.words.GameResultText;
import zermelo.play.Match;
import zermelo.web.json.StateJson;

/**
 * The state of a match as JSON, apart from what differs between readers.
 *
 * <p>Both texts are written once for each version of the match. {@link #with} puts between them
 * which players are present, and which player reads.
 *
 * @param head the text before the seats
 * @param tail the text after the seats
 */
record MatchJson(long version, String head, String tail) {

  static MatchJson of(String id, long version, MatchState table) {
    MatchTerms terms = table.terms();
    Match score = table.score();
    JsonWriter head =
        new JsonWriter().open('{').key("match").value(id).key("game").value(terms.game());
    head.key("title").value(table.title()).settings(table.start().settings());
    head.key("misere").value(terms.misere()).key("games").value(terms.games());
    head.key("version").value(version).key("number").value(table.number());
    head.key("score").open('[').value(score.wins(0)).value(score.wins(1)).close(']');
    head.key("leader").value(player(score.leader()));
    head.key("over").value(score.over());
    return new MatchJson(version, head.toString(), tail(table));
  }

  private static String tail(MatchState table) {
    JsonWriter tail = new JsonWriter().open('{').key("first").value(table.course().first() + 1);
    StateJson.write(
        table.terms().game(),
        table.title(),
        table.start().settings(),
        table.course(),
        tail.key("state"));
    tail.key("offer");
    if (table.asksUndo().isPresent()) {
      tail.open('{').key("kind").value("undo");
      tail.key("player").value(table.asksUndo().getAsInt() + 1).close('}');
    } else {
      tail.nothing();
    }
    results(table.results(), tail);
    return tail.close('}').toString().substring(1);
  }

  private static void results(List<MatchState.FinishedGame> results, JsonWriter json) {
    json.key("results").open('[');
    for (MatchState.FinishedGame result : results) {
      OptionalInt winner = result.finish().winner();
      json.open('{').key("winner");
      json.value(winner.isPresent() ? OptionalInt.of(winner.getAsInt() + 1) : winner);
      json.key("how").value(GameResultText.how(result.finish().how()));
      json.key("moves").open('[');
      result.moves().forEach(json::value);
      json.close(']').close('}');
    }
    json.close(']');
  }

  private static OptionalInt player(Optional<Integer> seat) {
    return seat.isPresent() ? OptionalInt.of(seat.get() + 1) : OptionalInt.empty();
  }

  /**
   * Returns the whole object.
   *
   * @param seat the seat of the player who receives it; none for spectators
   */
  String with(Presence.Attendance here, OptionalInt seat) {
    JsonWriter seats = new JsonWriter().open('[');
    seats.open('{').key("here").value(here.first()).close('}');
    seats.open('{').key("here").value(here.second()).close('}');
    String you = seat.isPresent() ? String.valueOf(seat.getAsInt() + 1) : "null";
    return head + ",\"you\":" + you + ",\"seats\":" + seats.close(']') + "," + tail;
  }
}
