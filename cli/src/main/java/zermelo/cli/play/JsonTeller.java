package zermelo.cli.play;

import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.cli.shell.Console;
import zermelo.desk.json.AnswerJson;
import zermelo.desk.json.ExplanationJson;
import zermelo.desk.json.Json;
import zermelo.desk.json.ReviewJson;
import zermelo.desk.play.Opening;
import zermelo.desk.words.Cast;
import zermelo.desk.words.FinishWords;
import zermelo.insight.Review;
import zermelo.insight.explain.Explanation;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Position;
import zermelo.play.Course;
import zermelo.play.Finish;
import zermelo.play.Match;
import zermelo.play.Player;
import zermelo.play.Ply;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;

/** Tells a game in events, one JSON object a line, each written out at once. */
final class JsonTeller implements Teller {
  private static final int MOST_MOVES = 1_000;

  private final Setup setup;
  private final PrintStream out;

  JsonTeller(Setup setup, Console console) {
    this.setup = setup;
    this.out = console.out();
  }

  private static Json event(String name) {
    return new Json().open('{').key("event").value(name);
  }

  private void send(Json json) {
    out.println(json.close('}'));
    out.flush();
  }

  @Override
  public void seated(Setup at, List<Optional<Player>> machines, Opening.Start start) {
    Json json = event("players").key("players").open('[');
    for (Optional<Player> machine : machines) {
      json.open('{').key("name").value(machine.map(Player::name).orElse("human"));
      json.key("words").value(machine.map(Player::words).orElse("")).close('}');
    }
    send(json.close(']'));
  }

  @Override
  public void start(Match match, Opening.Start start, Course course, boolean flipped) {
    send(
        begun("start", match, start, course)
            .key("proposed")
            .value(start.proposed())
            .key("coin")
            .value(flipped));
  }

  @Override
  public void resumed(Match match, Opening.Start start, Course course) {
    Json json = begun("resume", match, start, course);
    json.key("moves_made").value(course.plies().size());
    send(json.key("score").open('[').value(match.wins(0)).value(match.wins(1)).close(']'));
  }

  private Json begun(String name, Match match, Opening.Start start, Course course) {
    Json json = event(name).key("game").value(setup.sum() ? "sum" : setup.game());
    json.key("set").open('{');
    for (Map.Entry<String, String> setting : start.settings().values().entrySet()) {
      json.key(setting.getKey()).typed(setting.getValue());
    }
    json.close('}').key("position").value(text(course, course.position()));
    json.key("misere").value(setup.misere()).key("first").value(course.first() + 1);
    return json.key("number").value(match.number()).key("of").value(match.games());
  }

  private static String text(Course course, Position position) {
    return course.rules().print(position);
  }

  @Override
  public void turn(Course course, boolean person, Optional<Answer> answer) {
    Json json = event("turn").key("player").value(course.toMove() + 1);
    json.key("position").value(text(course, course.position()));
    labels(course, json);
    if (answer.isPresent()) {
      json.key("value").open('{');
      AnswerJson.value(answer.get(), course.rules(), json);
      json.close('}');
    }
    send(json);
  }

  private static void labels(Course course, Json json) {
    MoveList list = course.rules().moves(course.position(), MOST_MOVES);
    json.key("moves").open('[');
    list.moves().forEach(move -> json.value(move.label()));
    json.close(']').key("complete").value(list.complete());
  }

  @Override
  public String prompt(Course course) {
    return "";
  }

  @Override
  public void made(Ply ply, Course course, Player.Choice choice) {
    Json json = event("move").key("player").value(ply.seat() + 1);
    json.key("move").value(ply.move().label());
    json.key("from").value(text(course, ply.from()));
    json.key("to").value(text(course, ply.move().target()));
    send(how(json, choice));
  }

  /** Whether a move is an estimate or proven, and how it was found. */
  private static Json how(Json json, Player.Choice choice) {
    json.key("estimate").value(choice.estimate());
    json.key("proven").value(choice.proven()).key("how");
    return choice.how().isEmpty() ? json.nothing() : json.value(choice.how());
  }

  @Override
  public void changed(Course course, String what) {
    send(
        event("changed")
            .key("message")
            .value(what)
            .key("position")
            .value(text(course, course.position())));
  }

  @Override
  public void refused(String why) {
    send(event("refused").key("message").value(why));
  }

  @Override
  public void refused(Course course, String why) {
    refused(why);
  }

  @Override
  public void unclear(String typed, Course course, List<Move> moves) {
    Json json = event("unclear").key("typed").value(typed).key("moves").open('[');
    moves.stream().limit(MOST_MOVES).forEach(move -> json.value(move.label()));
    send(json.close(']'));
  }

  @Override
  public void help(Opening.Start start) {
    Json json = event("help").key("rules").value(start.words()).key("orders").open('[');
    Person.ORDERS.forEach(json::value);
    send(json.close(']'));
  }

  @Override
  public void moves(Course course) {
    Json json = event("moves");
    labels(course, json);
    send(json);
  }

  @Override
  public void hint(Course course, Player.Choice choice, Optional<Answer> answer) {
    Json json = event("hint").key("move").value(choice.move().label());
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
  public void why(Course course, Optional<Explanation> explanation) {
    Json json = event("why").key("position").value(text(course, course.position()));
    explanation.ifPresent(
        known -> {
          AnswerJson.value(known.answer(), course.rules(), json);
          Cast cast = Cast.at(course.toMove(), course.played().misere());
          ExplanationJson.field(known, course.rules(), cast, json);
        });
    send(json);
  }

  @Override
  public void note(String what) {
    send(event("note").key("message").value(what));
  }

  @Override
  public void over(Course course, Finish finish) {
    Json json = event("over").key("winner").value(player(finish.winner()));
    json.key("how").value(FinishWords.how(finish.how())).key("margin").value(finish.margin());
    send(json.key("moves_made").value(course.plies().size()));
  }

  private static OptionalInt player(OptionalInt seat) {
    return seat.isPresent() ? OptionalInt.of(seat.getAsInt() + 1) : seat;
  }

  @Override
  public void review(Review review) {
    Json json = event("review");
    ReviewJson.fields(review, json);
    send(json);
  }

  @Override
  public void score(Match match) {
    Json json = event(match.over() ? "match" : "score").key("score").open('[');
    json.value(match.wins(0)).value(match.wins(1)).close(']');
    json.key("leader");
    Optional<Integer> leader = match.leader();
    send(leader.isPresent() ? json.value(leader.get() + 1) : json.nothing());
  }

  @Override
  public void left(boolean kept) {
    send(event("left").key("kept").value(kept));
  }
}
