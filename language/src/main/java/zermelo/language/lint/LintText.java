package zermelo.language.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import zermelo.language.lint.LintReport.ExploredStart;
import zermelo.language.lint.LintReport.Fact;
import zermelo.language.lint.LintReport.Reachability;

/** Writes a {@link LintReport} as plain text. */
final class LintText {
  private LintText() {}

  static String of(LintReport report) {
    List<String> lines = new ArrayList<>();
    lines.add(report.game() + " (" + report.source() + ")");
    List<Fact> last = List.of();
    for (ExploredStart tried : report.starts()) {
      if (!tried.facts().equals(last)) {
        lines.add("");
        lines.add("facts" + with(tried.settings()));
        tried.facts().forEach(fact -> lines.add(line(fact)));
        last = tried.facts();
      }
    }
    lines.add("");
    lines.add("reachable");
    report.starts().forEach(tried -> reached(tried, lines));
    lines.add("");
    report
        .warnings()
        .forEach(
            warning -> lines.add(warning.place() + ": " + warning.message() + warning.excerpt()));
    int count = report.warnings().size();
    lines.add(count == 0 ? "no warnings" : count == 1 ? "1 warning" : count + " warnings");
    return String.join("\n", lines);
  }

  private static String line(Fact fact) {
    String holds = fact.holds().name().toLowerCase(Locale.ROOT);
    return "  %-10s %-6s %s".formatted(fact.name(), holds, fact.reason());
  }

  private static String with(Map<String, String> settings) {
    List<String> parts = new ArrayList<>();
    settings.forEach((name, value) -> parts.add(name + "=" + value));
    return parts.isEmpty() ? "" : " with " + String.join(", ", parts);
  }

  private static void reached(ExploredStart tried, List<String> lines) {
    Reachability reached = tried.reached();
    String things = reached.heaps() ? "different heaps" : "positions";
    String count = reached.complete() ? reached.states() + " " + things : atLeast(reached, things);
    lines.add(
        "  from "
            + tried.position()
            + with(tried.settings())
            + ": "
            + count
            + ", at most "
            + reached.longest()
            + (reached.longest() == 1 ? " move" : " moves")
            + " in one");
    if (!reached.loop().isEmpty()) {
      lines.add("    a loop: " + String.join(" -> ", reached.loop()));
    }
    reached.fault().ifPresent(fault -> lines.add("    the rules fail: " + fault));
  }

  private static String atLeast(Reachability reached, String things) {
    return "more than " + reached.states() + " " + things + " (not all were looked at)";
  }
}
