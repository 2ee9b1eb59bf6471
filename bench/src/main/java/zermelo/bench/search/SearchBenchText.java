package zermelo.bench.search;

import java.io.PrintStream;
import java.util.Locale;
import zermelo.application.json.JsonWriter;
import zermelo.application.words.TextFormatting;
import zermelo.bench.BenchRequest;

/** Prints the rows of {@code bench search}, as a table or as JSON. */
final class SearchBenchText {
  private static final String LINE = "%-22s%14s%9s%9s%9s%8s%8s%6s\n";

  private final BenchRequest request;
  private final PrintStream out;
  private final JsonWriter json;

  SearchBenchText(BenchRequest request, PrintStream out) {
    this.request = request;
    this.out = out;
    this.json = new JsonWriter().open('{').key("runs").value(request.runs()).key("rows").open('[');
  }

  void heading() {
    if (!request.json()) {
      show(
          "Proofs by search, %s.\n\n"
              .formatted(request.runs() == 1 ? "one run" : "median of " + request.runs()));
      show(LINE.formatted("row", "positions", "seconds", "CPU", "C: CPU", "ratio", "goal", "met"));
    }
  }

  void row(SearchBenchRow row, SearchBenchResult result) {
    SearchMeasurement ours = result.ours();
    json.open('{').key("row").value(row.name()).key("positions").value(ours.positions());
    figure("seconds", ours.seconds());
    figure("processor_seconds", ours.processor());
    figure(
        "baseline_seconds", result.theirs().map(SearchMeasurement::processor).orElse(Double.NaN));
    result.ratio().ifPresent(ratio -> json.key("ratio").decimal(ratio, 4));
    result.met().ifPresent(met -> json.key("met").value(met));
    json.close('}');
    if (request.json()) {
      return;
    }
    show(
        LINE.formatted(
                row.name(),
                ours.succeeded() ? TextFormatting.grouped(ours.positions()) : "-",
                number(ours.seconds()),
                number(ours.processor()),
                result.theirs().map(found -> number(found.processor())).orElse(""),
                result.ratio().map(SearchBenchText::number).orElse(""),
                row.goal().text(),
                result.met().map(met -> met ? "yes" : "no").orElse(""))
            .replaceAll(" +\n", "\n"));
    why(ours);
    result.theirs().ifPresent(this::why);
  }

  private void why(SearchMeasurement found) {
    if (!found.succeeded()) {
      show("  " + found.why() + "\n");
    }
  }

  void ending(boolean agree) {
    if (request.json()) {
      show(json.close(']').key("agree").value(agree).close('}') + "\n");
    } else {
      show(
          "\nCPU: seconds of processor time, all threads and the start included; C: the program in"
              + " C or C++\nbeside it. A ratio is CPU / C: CPU. Goals without a ratio are seconds"
              + " of CPU, too.\n");
    }
  }

  private void figure(String key, double seconds) {
    if (Double.isNaN(seconds)) {
      json.key(key).nothing();
    } else {
      json.key(key).decimal(seconds, 3);
    }
  }

  private static String number(double figure) {
    return Double.isNaN(figure) ? "-" : String.format(Locale.ROOT, "%.2f", figure);
  }

  private void show(String words) {
    out.print(words);
    out.flush();
  }
}
