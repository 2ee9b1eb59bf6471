package zermelo.cli.claims;

import java.util.Locale;
import zermelo.application.claims.ClaimSurvey;
import zermelo.cli.render.AnswerText;
import zermelo.insight.check.ClaimCheckResult;
import zermelo.insight.check.ProofResult;
import zermelo.insight.survey.FamilyPosition;

/** Formats the result of a claim check as text. */
public final class CheckText {
  private final ClaimSurvey.CheckedClaim checked;
  private final boolean computed;

  CheckText(ClaimSurvey.CheckedClaim checked, boolean computed) {
    this.checked = checked;
    this.computed = computed;
  }

  String text(boolean colours) {
    String title = checked.subject().title() + ": " + checked.claim().text() + "\n";
    return switch (checked.finding()) {
      case ClaimCheckResult.NoCounterexample held -> title + held(held);
      case ClaimCheckResult.Counterexample refuted -> title + refuted(refuted, colours);
      case ClaimCheckResult.PartialCheck stopped ->
          stopped.size() < 0 ? "" : title + "Holds for " + range(stopped.size()) + ", so far.\n";
    };
  }

  private String held(ClaimCheckResult.NoCounterexample held) {
    if (held.cases() == 0) {
      return "Nothing to check it on: no position of " + range(held.size()) + ".\n";
    }
    String proof =
        switch (held.proof()) {
          case ProofResult.Proved proved -> "Proved: " + proved.why() + ".\n";
          case ProofResult.Unproved unproved ->
              "Beyond that nothing is known" + unproved.because() + ".\n";
        };
    return "Holds for %s: %s, no exception.\n%s\nHow we know: %s\n"
        .formatted(range(held.size()), positions(held.cases()), proof, how(held));
  }

  private String how(ClaimCheckResult.NoCounterexample held) {
    String by = computed ? "from the rules alone" : "from the rules and theorems";
    return (held.proof().reason().isPresent() ? "proof, " : "computed, ") + by;
  }

  private String refuted(ClaimCheckResult.Counterexample refuted, boolean colours) {
    FamilyPosition at = refuted.at();
    String before =
        refuted.cases() == 0 ? "It is the very first." : agreed(refuted.cases()) + " before it.";
    String against = refuted.against().map(what -> ", compared with " + what).orElse("");
    String answer =
        new AnswerText(colours, checked.subject().misere())
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

  /** Describes the cases up to a size in words. */
  private String range(long size) {
    return checked.family().upTo(size);
  }
}
