package zermelo.cli.pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import zermelo.cli.render.AnswerText;
import zermelo.cli.render.Json;
import zermelo.insight.discover.Conjecture;
import zermelo.insight.discover.Report;
import zermelo.insight.discover.Tested;

/** What was discovered, for people and for programs. */
final class DiscoverText {
  /** Forms that say the same are of no use in numbers: the simplest suffice. */
  private static final int MOST_SHOWN = 2;

  private final Subject subject;
  private final boolean refuted;

  DiscoverText(Subject subject, boolean refuted) {
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
        "Searched %s, then tested %s (%s)%s."
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
    if (found.isEmpty()) {
      lines.add(title + ": nothing found.");
    } else {
      lines.add(title + ":");
    }
    for (Tested form : found.subList(0, Math.min(MOST_SHOWN, found.size()))) {
      lines.add("  " + form.conjecture().claim());
      lines.add("      " + fate(form, report));
      lines.add("      " + command(form, heaps, report));
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

  private static String fitted(int count) {
    return count == 1
        ? "1 form fitted at first and failed later"
        : count + " forms fitted at first and failed later";
  }

  private static String fate(Tested form, Report report) {
    return form.conjecture().family()
        + "; "
        + form.proof()
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
    return String.format(Locale.ROOT, "%,d positions", count);
  }

  /** The command that repeats the test. */
  private String command(Tested form, OptionalInt heaps, Report report) {
    StringBuilder text = new StringBuilder("zermelo check ");
    text.append(quoted(subject.name)).append(" '").append(form.conjecture().claim()).append('\'');
    subject
        .settings
        .values()
        .forEach((key, value) -> text.append(" --set ").append(quoted(key + "=" + value)));
    text.append(subject.misere ? " --misere" : "");
    if (heaps.isPresent()) {
      text.append(" --heaps ").append(heaps.getAsInt());
    }
    return text.append(" --to ").append(report.tested()).toString();
  }

  private static String quoted(String text) {
    return text.matches("[A-Za-z0-9_./:=,+-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
  }

  String json(List<Section> sections) {
    StringBuilder lines = new StringBuilder();
    for (Section section : sections) {
      lines.append(object(section.heaps(), section.report())).append('\n');
    }
    return lines.toString();
  }

  private String object(OptionalInt heaps, Report report) {
    Json json = new Json().open('{').key("game").value(subject.name).key("set").open('{');
    subject.settings.values().forEach((key, value) -> json.key(key).typed(value));
    json.close('}').key("misere").value(subject.misere);
    json.key("heaps").value(heaps).key("names").open('[');
    report.family().names().forEach(json::value);
    json.close(']').key("searched").value(report.searched());
    json.key("tested").value(report.tested()).key("positions").value(report.seen().size());
    json.key("scattered").value(report.scattered());
    json.key("found").open('[');
    report.forms().stream()
        .filter(Tested::survived)
        .forEach(form -> found(form, heaps, report, json));
    json.close(']').key("refuted").open('[');
    report.forms().stream().filter(form -> !form.survived()).forEach(form -> failed(form, json));
    return json.close(']').close('}').toString();
  }

  private void found(Tested form, OptionalInt heaps, Report report, Json json) {
    begin(form, json).key("proof");
    form.proof().ifPresentOrElse(json::value, json::nothing);
    json.key("check").value(command(form, heaps, report)).close('}');
  }

  private static void failed(Tested form, Json json) {
    begin(form, json).key("exception");
    json.value(form.exception().orElseThrow().at().text()).close('}');
  }

  private static Json begin(Tested form, Json json) {
    Conjecture conjecture = form.conjecture();
    json.open('{').key("about").value(conjecture.subject().name().toLowerCase(Locale.ROOT));
    json.key("claim").value(conjecture.claim()).key("form").value(conjecture.family());
    return json.key("complexity").value(conjecture.complexity());
  }
}
