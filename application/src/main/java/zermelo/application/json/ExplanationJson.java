package zermelo.application.json;

import java.util.List;
import zermelo.application.words.ExplanationText;
import zermelo.application.words.PlayerNames;
import zermelo.application.words.UnsolvedText;
import zermelo.insight.explain.Explanation;
import zermelo.insight.explain.Paragraph;
import zermelo.insight.explain.Paragraph.Line;
import zermelo.insight.explain.Paragraph.MexRows;
import zermelo.insight.explain.Paragraph.Mirror;
import zermelo.insight.explain.Paragraph.NimSum;
import zermelo.insight.explain.Paragraph.OptionsByValue;
import zermelo.insight.explain.Paragraph.Strategy;
import zermelo.kernel.Rules;
import zermelo.solve.OutOfLimits;

/** Writes an explanation as JSON: each paragraph with its kind, its text and its data, if any. */
public final class ExplanationJson {
  private ExplanationJson() {}

  /** Writes the field {@code explanation} of an open object. */
  public static void field(
      Explanation explanation, Rules rules, PlayerNames names, JsonWriter json) {
    List<List<String>> texts = ExplanationText.paragraphs(explanation, rules, names, false);
    json.key("explanation").open('[');
    for (int i = 0; i < texts.size(); i++) {
      Paragraph paragraph = explanation.paragraphs().get(i);
      json.open('{').key("kind").value(paragraph.kind());
      json.key("text").value(String.join("\n", texts.get(i)));
      data(paragraph, rules, json);
      json.close('}');
    }
    json.close(']');
  }

  /** Returns the text of each paragraph. */
  public static List<String> words(Explanation explanation, Rules rules, PlayerNames names) {
    return ExplanationText.paragraphs(explanation, rules, names, false).stream()
        .map(lines -> String.join("\n", lines))
        .toList();
  }

  /** Returns the object for an unsolved position, with the reason and the progress made. */
  public static String unknown(AnswerJson.PositionReference subject, OutOfLimits out) {
    JsonWriter json = subject.begin();
    AnswerJson.outOfBudget(out, json);
    json.key("explanation").open('[').open('{').key("kind").value("unknown");
    json.key("text").value("Not known: " + out.reason() + "; " + UnsolvedText.of(out) + ".");
    return json.close('}').close(']').close('}').toString();
  }

  private static void data(Paragraph paragraph, Rules rules, JsonWriter json) {
    switch (paragraph) {
      case NimSum sum -> nimSum(sum, json);
      case OptionsByValue options -> options(options, json);
      case MexRows rows -> rows(rows, json);
      case Strategy strategy -> strategy(strategy, json);
      case Mirror mirror -> mirror(mirror, json);
      case Line line -> line(line, rules, json);
      default -> {} // the text and the fields of the outer object are complete
    }
  }

  private static void nimSum(NimSum sum, JsonWriter json) {
    json.key("sum").value(sum.sum()).key("parts").open('[');
    sum.rows()
        .forEach(
            row ->
                json.open('{')
                    .key("name")
                    .value(row.name())
                    .key("grundy")
                    .value(row.value())
                    .key("count")
                    .value(row.count())
                    .close('}'));
    json.close(']').key("winning").open('[');
    sum.repairs().forEach(repair -> json.value(repair.move().label()));
    json.close(']');
  }

  private static void options(OptionsByValue options, JsonWriter json) {
    json.key("mex").value(options.mex()).key("values").open('[');
    options.groups().forEach(group -> json.value(group.nimber()));
    json.close(']');
  }

  private static void rows(MexRows rows, JsonWriter json) {
    json.key("rows").open('[');
    for (Paragraph.MexRow row : rows.rows()) {
      json.open('{').key("position").value(row.position()).key("grundy").value(row.value());
      json.key("options").open('[');
      for (Paragraph.ValuedOption option : row.options()) {
        json.open('{').key("position").value(option.position());
        json.key("grundy").value(option.value()).close('}');
      }
      json.close(']').close('}');
    }
    json.close(']');
  }

  private static void strategy(Strategy strategy, JsonWriter json) {
    json.key("winner").value(strategy.winner() == 0 ? "first" : "second").key("first");
    strategy.first().ifPresentOrElse(move -> json.value(move.label()), json::nothing);
    json.key("together").value(strategy.together()).key("replies").open('{');
    strategy
        .replies()
        .forEach(reply -> json.key(reply.move().label()).value(reply.answer().label()));
    json.close('}');
  }

  private static void mirror(Mirror mirror, JsonWriter json) {
    json.key("first");
    mirror.first().ifPresentOrElse(move -> json.value(move.label()), json::nothing);
    json.key("replies").open('{');
    mirror.replies().forEach(reply -> json.key(reply.move().label()).value(reply.answer().label()));
    json.close('}');
  }

  private static void line(Line line, Rules rules, JsonWriter json) {
    json.key("line").open('[');
    for (Paragraph.Step step : line.steps()) {
      json.open('{').key("player").value(step.player() + 1);
      json.key("move").value(step.move().label());
      json.key("to").value(rules.print(step.move().target()));
      json.key("forced").value(step.choices() != Paragraph.Alternatives.SEVERAL).close('}');
    }
    json.close(']').key("ends").value(line.finish().isPresent());
  }
}
