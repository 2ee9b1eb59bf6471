package zermelo.spark;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.StringJoiner;
import zermelo.kernel.Outcome;
import zermelo.kernel.Rules;
import zermelo.solve.Value;
import zermelo.solve.tablebase.build.TablebaseBuilder;
import zermelo.solve.tablebase.format.TablebaseManifest;
import zermelo.solve.tablebase.query.Tablebase;

/** The result of a build on a cluster as one JSON object, like that of a local build. */
final class BuildResultJson {
  private final String game;
  private final PlanDescription description;
  private final Path folder;
  private final TablebaseBuilder.Report report;
  private final long shuffled;

  /**
   * Creates the result.
   *
   * @param game the game as the user named it
   * @param shuffled bytes sent between machines
   */
  BuildResultJson(
      String game,
      PlanDescription description,
      Path folder,
      TablebaseBuilder.Report report,
      long shuffled) {
    this.game = game;
    this.description = description;
    this.folder = folder;
    this.report = report;
    this.shuffled = shuffled;
  }

  String json() throws IOException {
    TablebaseManifest manifest = report.manifest();
    Value value;
    try (Tablebase table = new Tablebase(description.plan(), Path.of(""), manifest)) {
      value = table.root();
    }
    Rules rules = description.plan().rules();
    int sign = description.plan().misere() ? -1 : 1;
    OptionalInt margin = value.margin();
    Outcome outcome = value.outcome();
    OptionalInt remoteness = value.remoteness();
    if (margin.isPresent()) {
      int whole = margin.getAsInt() + sign * rules.lead(description.plan().root());
      margin = OptionalInt.of(whole);
      outcome = whole > 0 ? Outcome.WIN : whole < 0 ? Outcome.LOSE : Outcome.TIE;
      remoteness =
          whole > 0 ? value.remoteness() : whole < 0 ? value.delayed() : OptionalInt.empty();
    }
    StringJoiner json = new StringJoiner(",", "{", "}");
    json.add("\"game\":" + quoted(game));
    StringJoiner set = new StringJoiner(",", "{", "}");
    description.settings().forEach((name, text) -> set.add(quoted(name) + ":" + typed(text)));
    json.add("\"set\":" + set);
    if (!description.position().isEmpty()) {
      json.add("\"position\":" + quoted(rules.print(description.plan().root())));
    }
    json.add("\"misere\":" + description.plan().misere());
    json.add("\"positions\":" + manifest.positions());
    json.add("\"stored\":" + manifest.stored());
    json.add("\"winner\":" + quoted(winner(outcome)));
    json.add("\"remoteness\":" + number(remoteness));
    json.add("\"margin\":" + number(margin));
    json.add("\"seconds\":" + String.format(Locale.ROOT, "%.3f", report.seconds()));
    json.add("\"bytes\":" + bytes());
    json.add("\"shuffled_bytes\":" + shuffled);
    return json.toString();
  }

  /** The total size of the files in the folder, as in a local build. */
  private long bytes() throws IOException {
    long bytes = 0;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        bytes += Files.size(file);
      }
    }
    return bytes;
  }

  private static String winner(Outcome outcome) {
    return switch (outcome) {
      case WIN -> "first";
      case LOSE -> "second";
      case TIE -> "tie";
      case DRAW -> "draw";
    };
  }

  private static String number(OptionalInt number) {
    return number.isPresent() ? String.valueOf(number.getAsInt()) : "null";
  }

  /** Numbers and booleans as JSON values, everything else as a string. */
  private static String typed(String text) {
    return text.matches("-?(0|[1-9][0-9]{0,17})|true|false") ? text : quoted(text);
  }

  private static String quoted(String text) {
    StringBuilder json = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char sign = text.charAt(i);
      if (sign == '"' || sign == '\\') {
        json.append('\\').append(sign);
      } else if (sign < ' ') {
        json.append(String.format(Locale.ROOT, "\\u%04x", (int) sign));
      } else {
        json.append(sign);
      }
    }
    return json.append('"').toString();
  }
}
