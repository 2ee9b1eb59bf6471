package zermelo.cli.claims;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import zermelo.application.claims.ConjectureSearch;
import zermelo.application.claims.DiscoveryJson;
import zermelo.application.claims.FamilyReport;
import zermelo.application.claims.SurveySubject;
import zermelo.cli.render.AnswerText;
import zermelo.insight.conjecture.Conjecture;
import zermelo.insight.discover.DiscoveryReport;
import zermelo.insight.discover.TestedConjecture;
import zermelo.insight.survey.FamilyEvaluator;

/** Formats discovered conjectures as text. */
public final class DiscoverText {
  /** Maximum number of equivalent forms to show, the simplest ones. */
  private static final int MAX_SHOWN_FORMS = 2;

  private final SurveySubject.SurveyRequest subject;
  private final boolean refuted;

  DiscoverText(SurveySubject.SurveyRequest subject, boolean refuted) {
    this.subject = subject;
    this.refuted = refuted;
  }

  String text(List<FamilyReport> sections) {
    List<String> lines = new ArrayList<>();
    for (FamilyReport section : sections) {
      lines.addAll(lines.isEmpty() ? List.of() : List.of(""));
      lines.addAll(section(section.heaps(), section.report()));
    }
    return String.join("\n", lines) + "\n";
  }

  private List<String> section(OptionalInt heaps, DiscoveryReport report) {
    List<String> lines = new ArrayList<>();
    lines.add(subject.title() + (heaps.isPresent() ? ", " + heaps.getAsInt() + " heaps" : ""));
    lines.add(
        report.coverage().tested() < 0
            ? "No position could be computed."
            : "Searched %s, then tested %s (%s)%s."
                .formatted(
                    report.family().upTo(report.coverage().searched()),
                    report.family().upTo(report.coverage().tested()),
                    positions(report.seen().size()),
                    scattered(report)));
    report.stopped().ifPresent(out -> lines.add("The test ends early: " + out.reason() + "."));
    if (report.unsearched()) {
      lines.add("The time was over before the search for forms ended; --budget 5m gives more.");
    }
    subject(Conjecture.Subject.OUTCOME, "Who wins", heaps, report, lines);
    if (report.hasGrundy()) {
      subject(Conjecture.Subject.GRUNDY, "Grundy value", heaps, report, lines);
    }
    return lines;
  }

  private void subject(
      Conjecture.Subject about,
      String title,
      OptionalInt heaps,
      DiscoveryReport report,
      List<String> lines) {
    List<TestedConjecture> found = report.found(about);
    lines.add("");
    if (report.undecided(about)) {
      lines.add(title + ": too few values to judge (" + tooFew(report) + ").");
    } else if (found.isEmpty()) {
      lines.add(title + ": nothing found.");
    } else if (found.stream().noneMatch(form -> form.conjecture().whole())) {
      lines.add(title + ", for a part of the positions:");
    } else {
      lines.add(title + ":");
    }
    for (TestedConjecture form : found.subList(0, Math.min(MAX_SHOWN_FORMS, found.size()))) {
      lines.add("  " + form.conjecture().claim());
      lines.add("      " + fate(form, report));
      lines.add("      " + DiscoveryJson.command(subject, form, heaps, report));
    }
    if (found.size() > MAX_SHOWN_FORMS) {
      lines.add(
          "  (%d more that say the same; --json has them)"
              .formatted(found.size() - MAX_SHOWN_FORMS));
    }
    List<TestedConjecture> failed = report.refuted(about);
    if (refuted) {
      failed.forEach(form -> lines.addAll(failed(form)));
    } else if (!failed.isEmpty()) {
      lines.add("  (%s; --refuted shows them)".formatted(fitted(failed.size())));
    }
  }

  private static String tooFew(DiscoveryReport report) {
    String advice =
        report.all()
            ? ", and there are no more"
            : report.stopped().isPresent()
                ? report.stopped().filter(FamilyEvaluator::isFault).isPresent()
                    ? ", and the rules fail at the next one"
                    : "; a larger --budget gives more"
                : "; ask for more: " + ConjectureSearch.more(report);
    return report.coverage().fitted() + advice;
  }

  private static String fitted(int count) {
    return count == 1
        ? "1 form fitted at first and failed later"
        : count + " forms fitted at first and failed later";
  }

  private static String fate(TestedConjecture form, DiscoveryReport report) {
    return form.conjecture().family()
        + "; "
        + form.proof()
            .reason()
            .map(why -> "proved: " + why)
            .orElse("no exception for " + report.family().upTo(report.coverage().tested()));
  }

  private static List<String> failed(TestedConjecture form) {
    return List.of(
        "  not " + form.conjecture().claim(), "      first exception " + exception(form));
  }

  private static String exception(TestedConjecture form) {
    return form.exception()
        .map(view -> view.at().text() + ", which " + AnswerText.brief(view.answer()))
        .orElseThrow();
  }

  private static String scattered(DiscoveryReport report) {
    DiscoveryReport.Coverage coverage = report.coverage();
    String scattered =
        coverage.scattered() == 0
            ? ""
            : String.format(
                Locale.ROOT, " and %,d more up to %,d", coverage.scattered(), coverage.far());
    return coverage.longer() == 0
        ? scattered
        : String.format(Locale.ROOT, "%s and %,d with longer lists", scattered, coverage.longer());
  }

  private static String positions(int count) {
    return count == 1 ? "1 position" : String.format(Locale.ROOT, "%,d positions", count);
  }
}
