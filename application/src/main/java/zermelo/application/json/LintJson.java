package zermelo.application.json;

import java.util.Locale;
import zermelo.kernel.Settings;
import zermelo.language.lint.LintReport;

/** Writes a lint report as JSON. */
public final class LintJson {
  private LintJson() {}

  public static String of(LintReport report) {
    JsonWriter json = new JsonWriter().open('{');
    fields(report, json);
    return json.close('}').toString();
  }

  /** Writes the report as fields of an open object. */
  public static void fields(LintReport report, JsonWriter json) {
    json.key("game").value(report.game());
    json.key("source").value(report.source()).key("tried").open('[');
    for (LintReport.ExploredStart tried : report.starts()) {
      json.open('{')
          .settings(new Settings(tried.settings()))
          .key("position")
          .value(tried.position())
          .key("facts")
          .open('[');
      for (LintReport.Fact fact : tried.facts()) {
        json.open('{').key("fact").value(fact.name());
        json.key("holds").value(fact.holds().name().toLowerCase(Locale.ROOT));
        json.key("reason").value(fact.reason()).close('}');
      }
      reached(tried.reached(), json.close(']').key("reached"));
      json.close('}');
    }
    json.close(']').key("warnings").open('[');
    for (LintReport.Warning warning : report.warnings()) {
      json.open('{').key("place").value(warning.place());
      json.key("message").value(warning.message()).close('}');
    }
    json.close(']');
  }

  private static void reached(LintReport.Reachability reached, JsonWriter json) {
    json.open('{').key("count").value(reached.states());
    json.key("of").value(reached.heaps() ? "heaps" : "positions");
    json.key("complete").value(reached.complete()).key("most_moves").value(reached.longest());
    json.key("loop").open('[');
    reached.loop().forEach(json::value);
    json.close(']').key("fault");
    reached.fault().ifPresentOrElse(json::value, json::nothing);
    json.close('}');
  }
}
