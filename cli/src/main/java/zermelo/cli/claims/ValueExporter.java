package zermelo.cli.claims;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import zermelo.application.claims.SurveySubject;
import zermelo.application.json.AnswerJson;
import zermelo.application.json.JsonWriter;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.OutputFile;
import zermelo.insight.check.ValuedPosition;
import zermelo.insight.discover.DiscoveryReport;
import zermelo.insight.discover.TestedConjecture;
import zermelo.kernel.Outcome;
import zermelo.kernel.input.BadInput;

/**
 * Writes the values of a family of positions to a file. The extension chooses the format: CSV,
 * JSON, a LaTeX table, or an OEIS b-file.
 */
public final class ValueExporter {
  private static final int LATEX_COLUMNS = 10;
  private static final long LATEX_MOST = 200;

  private final OutputFile file;

  private ValueExporter(OutputFile file) {
    this.file = file;
  }

  static ValueExporter to(String name) {
    if (!name.matches("(?s).*\\.(csv|json|tex|txt)")) {
      throw new BadInput(
          "--export writes .csv, .json, .tex (a LaTeX table) or .txt (an OEIS b-file), not '"
              + name
              + "'");
    }
    return new ValueExporter(OutputFile.of(name));
  }

  void write(SurveySubject.SurveyRequest subject, DiscoveryReport report, Console console) {
    String name = file.path().toString();
    if (!report.family().numbers() && !name.endsWith(".csv") && !name.endsWith(".json")) {
      throw new BadInput(
          "positions with lists or sets cannot be written as a table of numbers: export .csv or .json");
    }
    String text =
        name.endsWith(".csv")
            ? csv(report)
            : name.endsWith(".json")
                ? json(subject, report)
                : name.endsWith(".tex") ? latex(subject, report) : bFile(subject, report);
    file.write(text);
    console.message("The values are in " + name + ".");
  }

  /** The fields that say which position it is: its numbers, or the position as text. */
  private static List<String> fields(DiscoveryReport report, ValuedPosition view) {
    return report.family().numbers()
        ? Arrays.stream(point(report, view)).mapToObj(Long::toString).toList()
        : List.of('"' + view.at().text() + '"');
  }

  private static long[] point(DiscoveryReport report, ValuedPosition view) {
    return report.family().point(view.at()).orElseThrow();
  }

  private static String csv(DiscoveryReport report) {
    StringBuilder text = new StringBuilder();
    List<String> names = report.family().numbers() ? report.family().names() : List.of("position");
    text.append(String.join(",", names)).append(",winner,grundy\n");
    for (ValuedPosition view : report.seen()) {
      fields(report, view).forEach(field -> text.append(field).append(','));
      text.append(AnswerJson.winner(view.outcome())).append(',');
      view.answer().nimber().ifPresent(text::append);
      text.append('\n');
    }
    return text.toString();
  }

  private static String json(SurveySubject.SurveyRequest subject, DiscoveryReport report) {
    JsonWriter json = new JsonWriter().open('{').key("game").value(subject.game());
    json.settings(subject.settings()).key("misere").value(subject.misere()).key("names").open('[');
    report.family().names().forEach(json::value);
    json.close(']').key("found").open('[');
    report.forms().stream()
        .filter(TestedConjecture::survived)
        .forEach(form -> json.value(form.conjecture().claim()));
    json.close(']').key("values").open('[');
    for (ValuedPosition view : report.seen()) {
      json.open('{').key("at");
      if (report.family().numbers()) {
        json.open('[');
        for (long number : point(report, view)) {
          json.value(number);
        }
        json.close(']');
      } else {
        json.value(view.at().text());
      }
      json.key("winner").value(AnswerJson.winner(view.outcome()));
      json.key("grundy").value(view.answer().nimber()).close('}');
    }
    return json.close(']').close('}') + "\n";
  }

  /** Returns what a table shows for a position. */
  private static String cell(DiscoveryReport report, ValuedPosition view) {
    return report.hasGrundy()
        ? Long.toString(view.grundy())
        : switch (view.outcome()) {
          case WIN -> "N";
          case LOSE -> "P";
          case TIE -> "=";
          case DRAW -> "D";
        };
  }

  private static String latex(SurveySubject.SurveyRequest subject, DiscoveryReport report) {
    StringBuilder text = new StringBuilder();
    text.append("% ").append(subject.title()).append('\n');
    report.forms().stream()
        .filter(TestedConjecture::survived)
        .forEach(form -> text.append("% ").append(form.conjecture().claim()).append('\n'));
    int dimensions = report.family().names().size();
    if (dimensions > 2) {
      throw new BadInput("a LaTeX table shows one or two numbers, not " + dimensions);
    }
    return text + (dimensions == 1 ? sequence(report) : grid(report));
  }

  private static String sequence(DiscoveryReport report) {
    List<ValuedPosition> views =
        report.seen().stream().filter(view -> point(report, view)[0] < LATEX_MOST).toList();
    List<List<String>> rows = new ArrayList<>();
    for (ValuedPosition view : views) {
      long n = point(report, view)[0];
      while (rows.size() <= n / LATEX_COLUMNS) {
        rows.add(new ArrayList<>(List.of(Integer.toString(rows.size() * LATEX_COLUMNS))));
      }
      List<String> row = rows.get((int) (n / LATEX_COLUMNS));
      while (row.size() <= n % LATEX_COLUMNS) {
        row.add("");
      }
      row.add(cell(report, view));
    }
    List<String> head = new ArrayList<>(List.of("$" + report.family().names().getFirst() + "$"));
    for (int i = 0; i < LATEX_COLUMNS; i++) {
      head.add(Integer.toString(i));
    }
    return tabular(head, rows, LATEX_COLUMNS);
  }

  private static String grid(DiscoveryReport report) {
    long most = Math.min(report.coverage().tested(), 20);
    List<String> head = new ArrayList<>(List.of(""));
    List<List<String>> rows = new ArrayList<>();
    for (long i = 0; i <= most; i++) {
      head.add(Long.toString(i));
      List<String> row = new ArrayList<>(List.of(Long.toString(i)));
      for (long j = 0; j <= most; j++) {
        row.add("");
      }
      rows.add(row);
    }
    for (ValuedPosition view : report.seen()) {
      long[] point = point(report, view);
      if (point[0] >= 0 && point[0] <= most && point[1] >= 0 && point[1] <= most) {
        rows.get((int) point[0]).set((int) point[1] + 1, cell(report, view));
      }
    }
    return tabular(head, rows, (int) most + 1);
  }

  private static String tabular(List<String> head, List<List<String>> rows, int columns) {
    StringBuilder text = new StringBuilder();
    text.append("\\begin{tabular}{r|").append("r".repeat(columns)).append("}\n");
    text.append(String.join(" & ", head)).append(" \\\\\n\\hline\n");
    for (List<String> row : rows) {
      text.append(String.join(" & ", row)).append(" \\\\\n");
    }
    return text.append("\\end{tabular}\n").toString();
  }

  /**
   * Writes lines {@code n a(n)}; for a table, its antidiagonals one after another, as in the OEIS.
   */
  private static String bFile(SurveySubject.SurveyRequest subject, DiscoveryReport report) {
    if (!report.hasGrundy()) {
      return bFile(report, subject, view -> view.outcome() == Outcome.LOSE ? 1 : 0);
    }
    return bFile(report, subject, ValuedPosition::grundy);
  }

  private static String bFile(
      DiscoveryReport report,
      SurveySubject.SurveyRequest subject,
      ToLongFunction<ValuedPosition> value) {
    int dimensions = report.family().names().size();
    if (dimensions > 2) {
      throw new BadInput("a b-file holds a sequence or a table of two numbers, not " + dimensions);
    }
    StringBuilder text = new StringBuilder();
    text.append("# ").append(subject.title()).append('\n');
    if (dimensions == 1) {
      for (ValuedPosition view : report.seen()) {
        text.append(point(report, view)[0]).append(' ');
        text.append(value.applyAsLong(view)).append('\n');
      }
      return text.toString();
    }
    Map<String, Long> values = new HashMap<>();
    long first = Long.MAX_VALUE;
    for (ValuedPosition view : report.seen()) {
      long[] point = point(report, view);
      first = Math.min(first, Math.min(point[0], point[1]));
      values.put(point[0] + "," + point[1], value.applyAsLong(view));
    }
    int index = 0;
    for (long sum = 2 * first; sum <= first + report.coverage().tested(); sum++) {
      for (long a = first; a <= sum - first; a++) {
        Long known = values.get(a + "," + (sum - a));
        if (known == null) {
          return text.toString(); // a gap in the table: a sequence may not have one
        }
        text.append(index++).append(' ').append(known).append('\n');
      }
    }
    return text.toString();
  }
}
