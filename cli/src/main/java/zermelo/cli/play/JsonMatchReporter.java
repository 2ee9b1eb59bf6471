package zermelo.cli.play;

import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.application.json.AnswerJson;
import zermelo.application.json.ExplanationJson;
import zermelo.application.json.JsonWriter;
import zermelo.application.json.ReviewJson;
import zermelo.application.play.StartSelector;
import zermelo.application.words.GameResultText;
import zermelo.application.words.PlayerNames;
import zermelo.cli.shell.Console;
import zermelo.insight.explain.Explanation;
import zermelo.insight.review.Review;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Position;
import zermelo.kernel.Sum;
import zermelo.play.GameRecord;
import zermelo.play.GameResult;
import zermelo.play.Match;
import zermelo.play.Player;
import zermelo.play.Ply;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;

/** Reports a match as events, one JSON object per line, each flushed at once. */
final class JsonMatchReporter implements MatchReporter {
  private static final int MAX_MOVES = 1_000;

  private final MatchSetup setup;
  private final PrintStream out;

  JsonMatchReporter(MatchSetup setup, Console console) {
    this.setup = setup;
    this.out = console.out();
  }

  private static JsonWriter event(String name) {
    return new JsonWriter().open('{').key("event").value(name);
  }

  private void send(JsonWriter json) {
    out.println(json.close('}'));
    out.flush();
  }

  @Override
  public void introduce(MatchSetup at, List<Optional<Player>> machines, StartSelector.Start start) {
    JsonWriter json = event("players").key("players").open('[');
    for (Optional<Player> machine : machines) {
      json.open('{').key("name").value(machine.map(Player::name).orElse("human"));
      json.key("words").value(machine.map(Player::words).orElse("")).close('}');
    }
    send(json.close(']'));
  }

  @Override
  public void start(Match match, StartSelector.Start start, GameRecord record, boolean flipped) {
    send(
        begun("start", match, start, record)
            .key("proposed")
            .value(start.proposed())
            .key("coin")
            .value(flipped));
  }

  @Override
  public void resumed(Match match, StartSelector.Start start, GameRecord record) {
    JsonWriter json = begun("resume", match, start, record);
    json.key("moves_made").value(record.plies().size());
    send(json.key("score").open('[').value(match.wins(0)).value(match.wins(1)).close(']'));
  }

  private JsonWriter begun(String name, Match match, StartSelector.Start start, GameRecord record) {
    JsonWriter json = event(name).key("game").value(setup.sum() ? Sum.NAME : setup.game());
    json.settings(start.settings()).key("position").value(text(record, record.position()));
    json.key("misere").value(setup.misere()).key("first").value(record.first() + 1);
    return json.key("number").value(match.number()).key("of").value(match.games());
  }

  private static String text(GameRecord record, Position position) {
    return record.rules().print(position);
  }

  @Override
  public void turn(GameRecord record, boolean person, Optional<Answer> answer) {
    JsonWriter json = event("turn").key("player").value(record.toMove() + 1);
    json.key("position").value(text(record, record.position()));
    labels(record, json);
    if (answer.isPresent()) {
      json.key("value").open('{');
      AnswerJson.value(answer.get(), record.rules(), json);
      json.close('}');
    }
    send(json);
  }

  private static void labels(GameRecord record, JsonWriter json) {
    MoveList list = record.rules().moves(record.position(), MAX_MOVES);
    json.key("moves").open('[');
    list.moves().forEach(move -> json.value(move.label()));
    json.close(']').key("complete").value(list.complete());
  }

  @Override
  public String prompt(GameRecord record) {
    return "";
  }

  @Override
  public void moveMade(Ply ply, GameRecord record, Player.Choice choice) {
    JsonWriter json = event("move").key("player").value(ply.seat() + 1);
    json.key("move").value(ply.move().label());
    json.key("from").value(text(record, ply.from()));
    json.key("to").value(text(record, ply.move().target()));
    send(how(json, choice));
  }

  /** Writes whether a move is an estimate or proven, and how it was found. */
  private static JsonWriter how(JsonWriter json, Player.Choice choice) {
    json.key("estimate").value(choice.estimate());
    json.key("proven").value(choice.proven()).key("how");
    return choice.how().isEmpty() ? json.nothing() : json.value(choice.how());
  }

  @Override
  public void changed(GameRecord record, String what) {
    send(
        event("changed")
            .key("message")
            .value(what)
            .key("position")
            .value(text(record, record.position())));
  }

  @Override
  public void refused(String why) {
    send(event("refused").key("message").value(why));
  }

  @Override
  public void refused(GameRecord record, String why) {
    refused(why);
  }

  @Override
  public void unclear(String typed, GameRecord record, List<Move> moves) {
    JsonWriter json = event("unclear").key("typed").value(typed).key("moves").open('[');
    moves.stream().limit(MAX_MOVES).forEach(move -> json.value(move.label()));
    send(json.close(']'));
  }

  @Override
  public void help(StartSelector.Start start) {
    JsonWriter json = event("help").key("rules").value(start.words()).key("orders").open('[');
    HumanTurn.ORDERS.forEach(json::value);
    send(json.close(']'));
  }

  @Override
  public void moves(GameRecord record) {
    JsonWriter json = event("moves");
    labels(record, json);
    send(json);
  }

  @Override
  public void hint(GameRecord record, Player.Choice choice, Optional<Answer> answer) {
    JsonWriter json = event("hint").key("move").value(choice.move().label());
    Optional<ValuedMove> valued =
        answer.stream()
            .flatMap(known -> known.moves().stream())
            .filter(move -> move.move().equals(choice.move()))
            .findFirst();
    json.key("result");
    if (valued.isPresent()) {
      json.value(AnswerJson.result(valued.get().result()));
    } else {
      json.nothing();
    }
    send(how(json, choice));
  }

  @Override
  public void why(GameRecord record, Optional<Explanation> explanation) {
    JsonWriter json = event("why").key("position").value(text(record, record.position()));
    explanation.ifPresent(
        known -> {
          AnswerJson.value(known.answer(), record.rules(), json);
          PlayerNames names = PlayerNames.at(record.toMove(), record.played().misere());
          ExplanationJson.field(known, record.rules(), names, json);
        });
    send(json);
  }

  @Override
  public void note(String what) {
    send(event("note").key("message").value(what));
  }

  @Override
  public void over(GameRecord record, GameResult finish) {
    JsonWriter json = event("over").key("winner").value(player(finish.winner()));
    json.key("how").value(GameResultText.how(finish.how())).key("margin").value(finish.margin());
    send(json.key("moves_made").value(record.plies().size()));
  }

  private static OptionalInt player(OptionalInt seat) {
    return seat.isPresent() ? OptionalInt.of(seat.getAsInt() + 1) : seat;
  }

  @Override
  public void review(Review review) {
    JsonWriter json = event("review");
    ReviewJson.fields(review, json);
    send(json);
  }

  @Override
  public void score(Match match) {
    JsonWriter json = event(match.over() ? "match" : "score").key("score").open('[');
    json.value(match.wins(0)).value(match.wins(1)).close(']');
    json.key("leader");
    Optional<Integer> leader = match.leader();
    send(leader.isPresent() ? json.value(leader.get() + 1) : json.nothing());
  }

  @Override
  public void playersLeft(boolean kept) {
    send(event("left").key("kept").value(kept));
  }
}
