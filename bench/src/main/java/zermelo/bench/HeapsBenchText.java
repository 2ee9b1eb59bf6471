package zermelo.bench;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import zermelo.application.json.JsonWriter;

/**
 * Prints the table of {@code bench heaps}, row by row as they are measured, and the same as JSON.
 */
final class HeapsBenchText {
  private static final int TITLE = 29;
  private static final int COLUMN = 10;

  private final List<Baseline> baselines;
  private final int threads;
  private final int runs;
  private final List<HeapsBenchResult> lines = new ArrayList<>();

  HeapsBenchText(List<Baseline> baselines, int threads, int runs) {
    this.baselines = baselines;
    this.threads = threads;
    this.runs = runs;
  }

  void add(HeapsBenchResult line) {
    lines.add(line);
  }

  /** Returns the times of the programs in C for the same values, if already measured. */
  Optional<List<Measurement>> others(HeapsBenchRow row) {
    return lines.stream()
        .filter(line -> line.row().same(row))
        .map(HeapsBenchResult::others)
        .findFirst();
  }

  int size() {
    return lines.size();
  }

  String heading() {
    StringBuilder text = new StringBuilder();
    text.append(
        "Nim-sequences: seconds of each engine, %d thread%s, %s.\n\n"
            .formatted(
                threads, threads == 1 ? "" : "s", runs == 1 ? "one run" : "median of " + runs));
    text.append(left("game / values")).append(right("zermelo"));
    baselines.forEach(program -> text.append(right(program.name())).append(right("ratio")));
    return text.append('\n').toString();
  }

  String row(HeapsBenchResult line) {
    StringBuilder text = new StringBuilder(left(line.row().title()));
    text.append(right(seconds(line.ours())));
    for (int i = 0; i < baselines.size(); i++) {
      text.append(right(seconds(line.others().get(i))));
      text.append(right(line.comparable(i) ? ratio(line.ratio(i)) : ""));
    }
    return text.toString().stripTrailing() + "\n";
  }

  String end() {
    StringBuilder text = new StringBuilder();
    if (!baselines.isEmpty()) {
      text.append("\nratio: the time of zermelo divided by that of the program in C, so below 1");
      text.append(" zermelo is faster.\n");
      boolean compared =
          lines.stream().anyMatch(line -> line.others().stream().anyMatch(Measurement::succeeded));
      if (compared && differences().isEmpty()) {
        text.append("All checksums agree.\n");
      }
    }
    faults().forEach(fault -> text.append(fault).append('\n'));
    return text.toString();
  }

  /** Returns the programs that unexpectedly gave no figure. */
  private Set<String> faults() {
    Set<String> faults = new LinkedHashSet<>();
    for (HeapsBenchResult line : lines) {
      fault(faults, line.row(), "zermelo", line.ours());
      for (int i = 0; i < baselines.size(); i++) {
        fault(faults, line.row(), baselines.get(i).name(), line.others().get(i));
      }
    }
    return faults;
  }

  private static void fault(
      Set<String> faults, HeapsBenchRow row, String program, Measurement measured) {
    if (measured.why().startsWith("failed") || measured.why().startsWith("it")) {
      faults.add("%s on %s: %s".formatted(program, row.title(), measured.why()));
    }
  }

  /** Returns the rows whose checksums differ. */
  List<String> differences() {
    List<String> found = new ArrayList<>();
    for (HeapsBenchResult line : lines) {
      for (int i = 0; i < baselines.size(); i++) {
        if (!line.agrees(i)) {
          found.add(
              "%s: zermelo has %s, %s has %s"
                  .formatted(
                      line.row().title(),
                      line.ours().checksum(),
                      baselines.get(i).name(),
                      line.others().get(i).checksum()));
        }
      }
    }
    return found;
  }

  String json() {
    JsonWriter json =
        new JsonWriter().open('{').key("threads").value(threads).key("runs").value(runs);
    json.key("agree").value(differences().isEmpty()).key("rows").open('[');
    for (HeapsBenchResult line : lines) {
      json.open('{').key("code").value(line.row().code().text());
      json.key("n").value(line.row().values()).key("periods").value(line.row().periods());
      figures(json, line.ours());
      json.key("baselines").open('[');
      for (int i = 0; i < baselines.size(); i++) {
        json.open('{').key("program").value(baselines.get(i).name());
        figures(json, line.others().get(i));
        if (line.comparable(i)) {
          json.key("ratio").decimal(line.ratio(i), 5).key("agrees").value(line.agrees(i));
        }
        json.close('}');
      }
      json.close(']').close('}');
    }
    return json.close(']').close('}') + "\n";
  }

  private static void figures(JsonWriter json, Measurement measured) {
    if (measured.succeeded()) {
      json.key("seconds").decimal(measured.seconds(), 4).key("fnv").value(measured.checksum());
    } else {
      json.key("seconds").nothing().key("why").value(measured.why());
    }
  }

  private static String seconds(Measurement measured) {
    return measured.succeeded()
        ? String.format(Locale.ROOT, "%.3f", measured.seconds())
        : measured.why().equals("stopped") ? "too long" : "-";
  }

  private static String ratio(double ratio) {
    return String.format(Locale.ROOT, ratio < 0.1 ? "%.4f" : "%.2f", ratio);
  }

  private static String left(String text) {
    return text + " ".repeat(Math.max(1, TITLE - text.length()));
  }

  private static String right(String text) {
    return " ".repeat(Math.max(1, COLUMN - text.length())) + text;
  }
}
