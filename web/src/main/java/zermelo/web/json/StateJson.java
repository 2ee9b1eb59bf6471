package zermelo.web.json;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.application.json.JsonWriter;
import zermelo.application.words.GameResultText;
import zermelo.kernel.Facts;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.play.GameRecord;
import zermelo.play.GameResult;
import zermelo.play.Ply;

/** Writes the state of a game as JSON: position, picture, moves and the plies played so far. */
public final class StateJson {
  /** Moves are counted up to this number only; counting further costs too much time. */
  private static final int MAX_COUNTED_MOVES = 100_000;

  private StateJson() {}

  /**
   * Returns the state as a JSON object.
   *
   * @param game the name of the game
   * @param title the name of the game for people
   */
  public static String of(String game, String title, Settings settings, GameRecord record) {
    JsonWriter json = new JsonWriter();
    write(game, title, settings, record, json);
    return json.toString();
  }

  /** Writes the state as the next JSON value. */
  public static void write(
      String game, String title, Settings settings, GameRecord record, JsonWriter json) {
    Rules rules = record.rules();
    Position position = record.position();
    json.open('{').key("game").value(game).key("title").value(title);
    json.settings(settings).key("misere").value(record.played().misere());
    json.key("grundy").value(grundy(rules.facts(), record.played().misere()));
    json.key("start").value(rules.printWithTurn(record.start()));
    json.key("position").value(ListingLimit.shown(rules.printWithTurn(position)));
    json.key("turn").value(rules.turn(position)).key("mover").value(record.toMove());
    json.key("roles").open('[').value(rules.playerName(0)).value(rules.playerName(1)).close(']');
    PictureJson.write(rules.picture(position), json.key("picture"));
    moves(rules, position, record.finish().isPresent(), json);
    over(record.finish(), json.key("over"));
    plies(record, json);
    json.close('}');
  }

  /** Writes the plies. Positions are listed until the limit; later ones follow from the moves. */
  private static void plies(GameRecord record, JsonWriter json) {
    ListingLimit listed = new ListingLimit();
    json.key("plies").open('[');
    for (Ply ply : record.plies()) {
      json.open('{').key("player").value(ply.seat() + 1);
      json.key("move").value(ply.move().label()).key("position");
      String position = listed.full() ? "" : record.rules().printWithTurn(ply.move().target());
      if (listed.fits(position)) {
        json.value(position);
      } else {
        json.nothing();
      }
      json.close('}');
    }
    json.close(']');
  }

  /** Says which positions have Grundy values: all, some (those that reach no loop), or none. */
  private static String grundy(Facts facts, boolean misere) {
    return misere || !facts.grundyApplies() ? "none" : facts.acyclic() ? "all" : "some";
  }

  private static void moves(Rules rules, Position position, boolean over, JsonWriter json) {
    MoveList list =
        over
            ? new MoveList(List.of(), true)
            : rules.moves(position, ListingLimit.most(rules.print(position)));
    json.key("moves").open('[');
    for (Move move : list.moves()) {
      json.open('{').key("move").value(move.label());
      json.key("to").value(rules.printWithTurn(move.target())).close('}');
    }
    json.close(']').key("left_out");
    if (list.complete()) {
      json.value(0);
      return;
    }
    long count = rules.countMoves(position, MAX_COUNTED_MOVES);
    if (count < 0) {
      json.nothing();
    } else {
      json.value(count - list.moves().size());
    }
  }

  private static void over(Optional<GameResult> finish, JsonWriter json) {
    if (finish.isEmpty()) {
      json.nothing();
      return;
    }
    OptionalInt winner = finish.get().winner();
    json.open('{').key("winner");
    json.value(winner.isPresent() ? OptionalInt.of(winner.getAsInt() + 1) : winner);
    json.key("how").value(GameResultText.how(finish.get().how()));
    json.key("margin").value(finish.get().margin()).close('}');
  }
}
