package zermelo.application.json;

import zermelo.application.words.UnsolvedText;
import zermelo.kernel.Evidence;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.solve.Answer;
import zermelo.solve.EstimatedMove;
import zermelo.solve.OutOfLimits;
import zermelo.solve.ProvenBounds;
import zermelo.solve.Result;
import zermelo.solve.ValuedMove;

/** Writes an answer as a JSON object. Its fields are fixed because scripts rely on them. */
public final class AnswerJson {
  private AnswerJson() {}

  /** The question, which the object repeats. */
  public record PositionReference(String game, Settings settings, String position, boolean misere) {
    public JsonWriter begin() {
      JsonWriter json = new JsonWriter().open('{').key("game").value(game).settings(settings);
      return json.key("position").value(position).key("misere").value(misere);
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

  /** Writes the value of a position and its moves as fields of an open object. */
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

  /** Writes the fields of an unsolved position: no value, and the reason. */
  static void outOfBudget(OutOfLimits out, JsonWriter json) {
    json.key("winner").nothing().key("remoteness").nothing();
    json.key("grundy").nothing().key("margin").nothing();
    json.key("moves").open('[').close(']');
    bounds(out.bounds(), json);
    out.guess().ifPresent(guess -> estimate(guess, json));
    String detail = out.reason() + ": " + UnsolvedText.of(out);
    evidence(new Evidence(Evidence.Kind.ESTIMATE, detail, out.positions()), json);
  }

  private static void bounds(ProvenBounds bounds, JsonWriter json) {
    json.key("bounds").open('{').key("at_least").value(result(bounds.worst()));
    json.key("at_most").value(result(bounds.best()));
    json.key("margin_at_least").value(bounds.leastMargin());
    json.key("margin_at_most").value(bounds.mostMargin()).close('}');
  }

  private static void estimate(EstimatedMove guess, JsonWriter json) {
    json.key("estimate").open('{').key("move").value(guess.move().label());
    json.key("score").decimal(guess.score(), 3);
    json.key("how").value(guess.how()).close('}');
  }

  /** Returns the object for an input line that could not be understood. */
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

  /** Writes the evidence as a field of an open object. */
  public static void evidence(Evidence evidence, JsonWriter json) {
    json.key("evidence").open('{').key("kind").value(evidence.kind().word());
    json.key("detail").value(evidence.detail());
    json.key("positions").value(evidence.positions()).close('}');
  }
}
