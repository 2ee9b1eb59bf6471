package zermelo.cli.pattern;

import java.util.Locale;
import zermelo.cli.render.AnswerJson;
import zermelo.cli.render.AnswerText;
import zermelo.cli.render.Json;
import zermelo.insight.check.Finding;
import zermelo.insight.survey.Case;
import zermelo.insight.survey.Family;
import zermelo.language.claim.Claim;

/** What came of a claim, for people and for programs. */
final class CheckText {
  private final Subject subject;
  private final Claim claim;
  private final Family family;
  private final boolean computed;

  CheckText(Subject subject, Claim claim, Family family, boolean computed) {
    this.subject = subject;
    this.claim = claim;
    this.family = family;
    this.computed = computed;
  }

  String text(Finding finding, boolean colours) {
    String title = subject.title() + ": " + claim.text() + "\n";
    return switch (finding) {
      case Finding.Held held -> title + held(held);
      case Finding.Refuted refuted -> title + refuted(refuted, colours);
      case Finding.Stopped stopped ->
          stopped.size() < 0 ? "" : title + "Holds for " + range(stopped.size()) + ", so far.\n";
    };
  }

  private String held(Finding.Held held) {
    if (held.cases() == 0) {
      return "Nothing to hold it against: no position of " + range(held.size()) + ".\n";
    }
    String proof =
        held.proof().map(why -> "Proved: " + why + ".\n").orElse("Beyond that nothing is known.\n");
    return "Holds for %s: %s, no exception.\n%s\nHow we know: %s\n"
        .formatted(range(held.size()), positions(held.cases()), proof, how(held));
  }

  private String how(Finding.Held held) {
    String by = computed ? "from the rules alone" : "from the rules and theorems";
    return (held.proof().isPresent() ? "proof, " : "computed, ") + by;
  }

  private String refuted(Finding.Refuted refuted, boolean colours) {
    Case at = refuted.at();
    String before =
        refuted.cases() == 0 ? "It is the very first." : agreed(refuted.cases()) + " before it.";
    String against = refuted.against().map(what -> ", compared with " + what).orElse("");
    String answer =
        new AnswerText(colours, subject.misere)
            .full(at.setup().title() + " " + at.text(), at.setup().rules(), refuted.answer());
    return "False. The first counterexample is %s%s. %s\n\n%s"
        .formatted(at.text(), against, before, answer);
  }

  private static String agreed(long cases) {
    return cases == 1
        ? "1 position agrees"
        : String.format(Locale.ROOT, "%,d positions agree", cases);
  }

  private static String positions(long cases) {
    return cases == 1 ? "1 position" : String.format(Locale.ROOT, "%,d positions", cases);
  }

  /** The cases up to a size in words. */
  private String range(long size) {
    return family.upTo(size);
  }

  /** Why a survey ended early. */
  String why(Finding.Stopped stopped) {
    return "the survey ends early: " + stopped.why().why();
  }

  String json(Finding finding) {
    Json json = new Json().open('{').key("game").value(subject.name);
    json.key("set").open('{');
    subject.settings.values().forEach((key, value) -> json.key(key).typed(value));
    json.close('}').key("misere").value(subject.misere).key("claim").value(claim.text());
    switch (finding) {
      case Finding.Held held -> {
        json.key("holds").value(true).key("to").value(held.size());
        json.key("cases").value(held.cases()).key("counterexample").nothing();
        evidence(json, held.proof().isPresent() ? "proof" : "computed", held.proof().orElse(""));
      }
      case Finding.Refuted refuted -> {
        json.key("holds").value(false).key("to").nothing().key("cases").value(refuted.cases());
        Case at = refuted.at();
        json.key("counterexample").open('{').key("position").value(at.text());
        AnswerJson.value(refuted.answer(), at.setup().rules(), json);
        json.close('}');
        evidence(json, "proof", "a counterexample");
      }
      case Finding.Stopped stopped -> {
        json.key("holds").nothing().key("to");
        if (stopped.size() < 0) {
          json.nothing();
        } else {
          json.value(stopped.size());
        }
        json.key("cases").value(stopped.cases()).key("counterexample").nothing();
        evidence(json, "computed", why(stopped));
      }
    }
    return json.close('}').toString();
  }

  private void evidence(Json json, String kind, String detail) {
    json.key("evidence").open('{').key("kind").value(kind);
    json.key("detail").value(detail.isEmpty() ? "every position up to there" : detail);
    json.close('}');
  }
}
