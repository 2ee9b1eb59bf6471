package zermelo.application.claims;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Stream;
import zermelo.application.json.JsonWriter;
import zermelo.application.words.ShellText;
import zermelo.insight.conjecture.Conjecture;
import zermelo.insight.discover.DiscoveryReport;
import zermelo.insight.discover.TestedConjecture;

/** Writes discoveries as JSON. */
public final class DiscoveryJson {
  private DiscoveryJson() {}

  /** Returns one JSON object per family, each on one line. */
  public static List<String> of(SurveySubject.SurveyRequest subject, List<FamilyReport> sections) {
    return sections.stream().map(section -> object(subject, section)).toList();
  }

  private static String object(SurveySubject.SurveyRequest subject, FamilyReport section) {
    OptionalInt heaps = section.heaps();
    DiscoveryReport report = section.report();
    JsonWriter json = new JsonWriter().open('{').key("game").value(subject.game());
    json.settings(subject.settings()).key("misere").value(subject.misere());
    json.key("heaps").value(heaps).key("names").open('[');
    report.family().names().forEach(json::value);
    json.close(']').key("searched").value(report.coverage().searched());
    json.key("fitted").value(report.coverage().fitted());
    json.key("tested")
        .value(report.coverage().tested())
        .key("positions")
        .value(report.seen().size());
    json.key("scattered").value(report.coverage().scattered());
    json.key("longer").value(report.coverage().longer());
    json.key("too_few").open('[');
    Stream.of(Conjecture.Subject.values())
        .filter(about -> about != Conjecture.Subject.GRUNDY || report.hasGrundy())
        .filter(report::undecided)
        .forEach(about -> json.value(word(about)));
    json.close(']').key("found").open('[');
    report.forms().stream()
        .filter(TestedConjecture::survived)
        .forEach(form -> found(subject, form, heaps, report, json));
    json.close(']').key("refuted").open('[');
    report.forms().stream().filter(form -> !form.survived()).forEach(form -> failed(form, json));
    return json.close(']').close('}').toString();
  }

  private static void found(
      SurveySubject.SurveyRequest subject,
      TestedConjecture form,
      OptionalInt heaps,
      DiscoveryReport report,
      JsonWriter json) {
    begin(form, json).key("proof");
    form.proof().reason().ifPresentOrElse(json::value, json::nothing);
    json.key("check").value(command(subject, form, heaps, report)).close('}');
  }

  private static void failed(TestedConjecture form, JsonWriter json) {
    begin(form, json).key("exception");
    json.value(form.exception().orElseThrow().at().text()).close('}');
  }

  private static JsonWriter begin(TestedConjecture form, JsonWriter json) {
    Conjecture conjecture = form.conjecture();
    json.open('{').key("about").value(word(conjecture.subject()));
    json.key("claim").value(conjecture.claim()).key("form").value(conjecture.family());
    return json.key("complexity").value(conjecture.complexity());
  }

  private static String word(Conjecture.Subject about) {
    return about.name().toLowerCase(Locale.ROOT);
  }

  /** Returns the command that repeats the test. */
  public static String command(
      SurveySubject.SurveyRequest subject,
      TestedConjecture form,
      OptionalInt heaps,
      DiscoveryReport report) {
    StringBuilder text = new StringBuilder("zermelo check ");
    text.append(ShellText.quoted(subject.game()))
        .append(" '")
        .append(form.conjecture().claim())
        .append('\'');
    subject
        .settings()
        .values()
        .forEach(
            (key, value) -> text.append(" --set ").append(ShellText.quoted(key + "=" + value)));
    text.append(subject.misere() ? " --misere" : "");
    if (heaps.isPresent()) {
      text.append(" --heaps ").append(heaps.getAsInt());
    }
    if (!report.family().lists().isEmpty()) {
      subject.lengths().ifPresent(lengths -> text.append(" --length ").append(lengths.text()));
    }
    subject.where().ifPresent(where -> text.append(" --where ").append(ShellText.quoted(where)));
    return text.append(" --to ").append(report.coverage().tested()).toString();
  }
}
