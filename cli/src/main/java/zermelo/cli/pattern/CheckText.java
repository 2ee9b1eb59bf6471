package zermelo.cli.pattern;

import java.util.Locale;
import zermelo.cli.render.AnswerText;
import zermelo.desk.pattern.Checking;
import zermelo.insight.check.Finding;
import zermelo.insight.check.Proof;
import zermelo.insight.survey.Case;

/** What came of a claim, for people. */
final class CheckText {
  private final Checking.Checked checked;
  private final boolean computed;

  CheckText(Checking.Checked checked, boolean computed) {
    this.checked = checked;
    this.computed = computed;
  }

  String text(boolean colours) {
    String title = checked.subject().title() + ": " + checked.claim().text() + "\n";
    return switch (checked.finding()) {
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
        switch (held.proof()) {
          case Proof.Proved proved -> "Proved: " + proved.why() + ".\n";
          case Proof.Unproved unproved ->
              "Beyond that nothing is known" + unproved.because() + ".\n";
        };
    return "Holds for %s: %s, no exception.\n%s\nHow we know: %s\n"
        .formatted(range(held.size()), positions(held.cases()), proof, how(held));
  }

  private String how(Finding.Held held) {
    String by = computed ? "from the rules alone" : "from the rules and theorems";
    return (held.proof().reason().isPresent() ? "proof, " : "computed, ") + by;
  }

  private String refuted(Finding.Refuted refuted, boolean colours) {
    Case at = refuted.at();
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

  /** The cases up to a size in words. */
  private String range(long size) {
    return checked.family().upTo(size);
  }
}
