package zermelo.cli.render;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Evidence;
import zermelo.kernel.Outcome;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.solve.Answer;
import zermelo.solve.OutOfBudget;
import zermelo.solve.Result;
import zermelo.solve.ValuedMove;

/** The JSON object of an answer; its fields are fixed, scripts rely on them. */
public final class AnswerJson {
  private AnswerJson() {}

  /** What was asked, as the object repeats it. */
  public record Subject(String game, Settings settings, String position, boolean misere) {
    Map<String, Object> object() {
      Map<String, Object> object = new LinkedHashMap<>();
      object.put("game", game);
      Map<String, Object> set = new LinkedHashMap<>();
      settings.values().forEach((key, value) -> set.put(key, typed(value)));
      object.put("set", set);
      object.put("position", position);
      object.put("misere", misere);
      return object;
    }
  }

  public static String of(Subject asked, Rules rules, Result result) {
    Map<String, Object> object = asked.object();
    switch (result) {
      case Answer answer -> {
        object.put("winner", winner(answer.outcome()));
        object.put("remoteness", answer.remoteness());
        object.put("grundy", answer.nimber());
        object.put("margin", answer.margin());
        object.put("moves", answer.moves().stream().map(move -> move(move, rules)).toList());
        if (answer.leftOut().orElse(-1) != 0) {
          object.put("left_out", answer.leftOut());
        }
        object.put("evidence", evidence(answer.evidence()));
      }
      case OutOfBudget out -> {
        for (String field : List.of("winner", "remoteness", "grundy", "margin")) {
          object.put(field, Optional.empty());
        }
        object.put("moves", List.of());
        object.put(
            "evidence",
            evidence(
                new Evidence(
                    Evidence.Kind.ESTIMATE, out.why() + ": " + out.known(), out.positions())));
      }
    }
    return Json.write(object);
  }

  /** The object for a line that could not be understood. */
  public static String error(Subject asked, String message) {
    Map<String, Object> object = asked.object();
    object.put("error", message);
    return Json.write(object);
  }

  public static String winner(Outcome outcome) {
    return switch (outcome) {
      case WIN -> "first";
      case LOSE -> "second";
      case TIE -> "tie";
      case DRAW -> "draw";
    };
  }

  static String result(Outcome outcome) {
    return switch (outcome) {
      case WIN -> "win";
      case LOSE -> "lose";
      case TIE -> "tie";
      case DRAW -> "draw";
    };
  }

  private static Map<String, Object> move(ValuedMove valued, Rules rules) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("move", valued.move().label());
    object.put("to", rules.print(valued.move().target()));
    object.put("result", result(valued.result()));
    object.put("remoteness", valued.remoteness());
    object.put("grundy", valued.nimber());
    if (valued.margin().isPresent()) {
      object.put("margin", valued.margin());
    }
    return object;
  }

  private static Map<String, Object> evidence(Evidence evidence) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("kind", evidence.kind().word());
    object.put("detail", evidence.detail());
    object.put("positions", evidence.positions());
    return object;
  }

  /** A number as a number, a truth as a truth, anything else as it was written. */
  private static Object typed(String value) {
    if (value.equals("true") || value.equals("false")) {
      return Boolean.valueOf(value);
    }
    return value.matches("-?(0|[1-9]\\d{0,17})") ? (Object) Long.valueOf(value) : value;
  }
}
