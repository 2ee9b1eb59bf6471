package zermelo.application.json;

import java.util.Map;
import zermelo.kernel.Evidence;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Result;
import zermelo.solve.ValuedMove;

/** The JSON object of an answer; its fields are fixed, scripts rely on them. */
public final class AnswerJson {
  private AnswerJson() {}

  /** What was asked, as the object repeats it. */
  public record PositionReference(String game, Settings settings, String position, boolean misere) {
    public JsonWriter begin() {
      JsonWriter json = new JsonWriter().open('{').key("game").value(game).key("set").open('{');
      for (Map.Entry<String, String> setting : settings.values().entrySet()) {
        json.key(setting.getKey()).typed(setting.getValue());
      }
      return json.close('}').key("position").value(position).key("misere").value(misere);
    }
  }

  public static String of(PositionReference subject, Rules rules, Result result) {
    JsonWriter json = subject.begin();
    switch (result) {
      case Answer answer -> value(answer, rules, json);
      case OutOfLimits out -> outOfBudget(out, json);
    }
    return json.close('}').toString();
  }

  /** What a position is worth, with its moves, as fields of an object that is being written. */
  public static void value(Answer answer, Rules rules, JsonWriter json) {
    json.key("winner").value(winner(answer.outcome()));
    json.key("remoteness").value(answer.remoteness());
    json.key("grundy").value(answer.nimber());
    json.key("margin").value(answer.margin());
    json.key("moves").open('[');
    for (ValuedMove move : answer.moves()) {
      move(move, rules, json);
    }
    for (Move move : answer.unknown()) {
      unknown(move, rules, json);
    }
    json.close(']');
    if (answer.unlisted().orElse(-1) != 0) {
      json.key("left_out").value(answer.unlisted());
    }
    evidence(answer.evidence(), json);
  }

  /** What is known of a position that could not be solved: nothing, and why. */
  static void outOfBudget(OutOfLimits out, JsonWriter json) {
    json.key("winner").nothing().key("remoteness").nothing();
    json.key("grundy").nothing().key("margin").nothing();
    json.key("moves").open('[').close(']');
    String detail = out.why() + ": " + out.known();
    evidence(new Evidence(Evidence.Kind.ESTIMATE, detail, out.positions()), json);
  }

  /** The object for a line that could not be understood. */
  public static String error(PositionReference subject, String message) {
    return subject.begin().key("error").value(message).close('}').toString();
  }

  public static String winner(Outcome outcome) {
    return switch (outcome) {
      case WIN -> "first";
      case LOSE -> "second";
      case TIE -> "tie";
      case DRAW -> "draw";
    };
  }

  public static String result(Outcome outcome) {
    return switch (outcome) {
      case WIN -> "win";
      case LOSE -> "lose";
      case TIE -> "tie";
      case DRAW -> "draw";
    };
  }

  private static void unknown(Move move, Rules rules, JsonWriter json) {
    begin(move, rules, json).key("result").value("unknown");
    json.key("remoteness").nothing().key("grundy").nothing().close('}');
  }

  private static JsonWriter begin(Move move, Rules rules, JsonWriter json) {
    json.open('{').key("move").value(move.label());
    return json.key("to").value(rules.print(move.target()));
  }

  private static void move(ValuedMove valued, Rules rules, JsonWriter json) {
    begin(valued.move(), rules, json);
    json.key("result").value(result(valued.result()));
    json.key("remoteness").value(valued.remoteness());
    json.key("grundy").value(valued.nimber());
    if (valued.margin().isPresent()) {
      json.key("margin").value(valued.margin());
    }
    json.close('}');
  }

  private static void evidence(Evidence evidence, JsonWriter json) {
    json.key("evidence").open('{').key("kind").value(evidence.kind().word());
    json.key("detail").value(evidence.detail());
    json.key("positions").value(evidence.positions()).close('}');
  }
}
