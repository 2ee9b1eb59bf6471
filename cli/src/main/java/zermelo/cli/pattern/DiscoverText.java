package zermelo.cli.pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import zermelo.cli.render.AnswerText;
import zermelo.desk.pattern.DiscoverJson;
import zermelo.desk.pattern.Discovering;
import zermelo.desk.pattern.Section;
import zermelo.desk.pattern.Subject;
import zermelo.insight.discover.Conjecture;
import zermelo.insight.discover.Report;
import zermelo.insight.discover.Tested;

/** What was discovered, for people. */
final class DiscoverText {
  /** Forms that say the same are of no use in numbers: the simplest suffice. */
  private static final int MOST_SHOWN = 2;

  private final Subject.Wish subject;
  private final boolean refuted;

  DiscoverText(Subject.Wish subject, boolean refuted) {
    this.subject = subject;
    this.refuted = refuted;
  }

  String text(List<Section> sections) {
    List<String> lines = new ArrayList<>();
    for (Section section : sections) {
      lines.addAll(lines.isEmpty() ? List.of() : List.of(""));
      lines.addAll(section(section.heaps(), section.report()));
    }
    return String.join("\n", lines) + "\n";
  }

  private List<String> section(OptionalInt heaps, Report report) {
    List<String> lines = new ArrayList<>();
    lines.add(subject.title() + (heaps.isPresent() ? ", " + heaps.getAsInt() + " heaps" : ""));
    lines.add(
        report.tested() < 0
            ? "No position could be computed."
            : "Searched %s, then tested %s (%s)%s."
                .formatted(
                    report.family().upTo(report.searched()),
                    report.family().upTo(report.tested()),
                    positions(report.seen().size()),
                    scattered(report)));
    report.stopped().ifPresent(out -> lines.add("The test ends early: " + out.why() + "."));
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
      Report report,
      List<String> lines) {
    List<Tested> found = report.found(about);
    lines.add("");
    if (report.undecided(about)) {
      lines.add(title + ": too few values to judge (" + tooFew(report) + ").");
    } else if (found.isEmpty()) {
      lines.add(title + ": nothing found.");
    } else {
      lines.add(title + ":");
    }
    for (Tested form : found.subList(0, Math.min(MOST_SHOWN, found.size()))) {
      lines.add("  " + form.conjecture().claim());
      lines.add("      " + fate(form, report));
      lines.add("      " + DiscoverJson.command(subject, form, heaps, report));
    }
    if (found.size() > MOST_SHOWN) {
      lines.add(
          "  (%d more that say the same; --json has them)".formatted(found.size() - MOST_SHOWN));
    }
    List<Tested> failed = report.refuted(about);
    if (refuted) {
      failed.forEach(form -> lines.addAll(failed(form)));
    } else if (!failed.isEmpty()) {
      lines.add("  (%s; --refuted shows them)".formatted(fitted(failed.size())));
    }
  }

  private static String tooFew(Report report) {
    String advice =
        report.all()
            ? ", and there are no more"
            : report.stopped().isPresent()
                ? "; a larger --budget gives more"
                : "; ask for more: " + Discovering.more(report);
    return report.fitted() + advice;
  }

  private static String fitted(int count) {
    return count == 1
        ? "1 form fitted at first and failed later"
        : count + " forms fitted at first and failed later";
  }

  private static String fate(Tested form, Report report) {
    return form.conjecture().family()
        + "; "
        + form.proof()
            .reason()
            .map(why -> "proved: " + why)
            .orElse("no exception for " + report.family().upTo(report.tested()));
  }

  private static List<String> failed(Tested form) {
    return List.of(
        "  not " + form.conjecture().claim(), "      first exception " + exception(form));
  }

  private static String exception(Tested form) {
    return form.exception()
        .map(view -> view.at().text() + ", which " + AnswerText.brief(view.answer()))
        .orElseThrow();
  }

  private static String scattered(Report report) {
    return report.scattered() == 0
        ? ""
        : String.format(Locale.ROOT, " and %,d more up to %,d", report.scattered(), report.far());
  }

  private static String positions(int count) {
    return count == 1 ? "1 position" : String.format(Locale.ROOT, "%,d positions", count);
  }
}
