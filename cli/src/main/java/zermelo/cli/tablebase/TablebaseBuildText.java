package zermelo.cli.tablebase;

import static zermelo.application.words.TextFormatting.grouped;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import zermelo.application.GameResolver;
import zermelo.application.json.AnswerJson;
import zermelo.application.json.JsonWriter;
import zermelo.cli.render.AnswerText;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.TablebaseSource;
import zermelo.solve.Value;
import zermelo.solve.plan.PlanningSolver;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.build.TablebaseBuilder;
import zermelo.solve.tablebase.format.TablebaseManifest;
import zermelo.solve.tablebase.query.Tablebase;

/** Formats the report of a build as text and as JSON. */
final class TablebaseBuildText {
  private final GameResolver.ResolvedGame resolved;
  private final TablebasePlan plan;
  private final String position;
  private final Optional<Path> folder;

  /**
   * @param position the position as the user gave it, or empty
   */
  TablebaseBuildText(
      GameResolver.ResolvedGame resolved,
      TablebasePlan plan,
      String position,
      Optional<Path> folder) {
    this.resolved = resolved;
    this.plan = plan;
    this.position = position;
    this.folder = folder;
  }

  /** Formats the result, whichever engine computed it. */
  private StringBuilder found(TablebaseManifest manifest) throws IOException {
    StringBuilder text = new StringBuilder();
    text.append(resolved.title()).append(' ').append(resolved.rules().print(plan.root()));
    text.append(plan.misere() ? ", misère play\n" : "\n");
    text.append(AnswerText.verdict(answer(manifest))).append(".\n\n");
    line(text, "positions", grouped(manifest.positions()));
    line(text, "up to symmetry", grouped(manifest.stored()));
    if (folder.isPresent()) {
      long bytes = StorageSize.ofFolder(folder.get());
      line(
          text,
          "on disk",
          "%s, %s bits a position"
              .formatted(StorageSize.words(bytes), fixed(2, 8.0 * bytes / manifest.positions())));
    }
    return text;
  }

  /** Formats a build on a cluster, with its duration and the data moved between machines. */
  String text(TablebaseManifest manifest, double seconds, long shuffled) throws IOException {
    StringBuilder text = found(manifest);
    if (seconds == 0) {
      return text.append(finished()).toString();
    }
    line(text, "time", fixed(1, seconds) + " s");
    line(text, "shuffled", StorageSize.words(shuffled));
    return text.append(place()).toString();
  }

  String text(TablebaseBuilder.Report report) throws IOException {
    StringBuilder text = found(report.manifest());
    if (report.seconds() == 0) {
      return text.append(finished()).toString();
    }
    line(
        text,
        "time",
        "%s s, %s positions a second"
            .formatted(fixed(1, report.seconds()), grouped(Math.round(perSecond(report)))));
    line(
        text,
        "peak memory",
        "%s, tables %s"
            .formatted(
                StorageSize.words(StorageSize.peakMemory(report.memory())),
                StorageSize.words(report.memory())));
    return text.append(place()).toString();
  }

  private String finished() {
    return "\nThe tablebase in %s was already finished; there was nothing to do.\n"
        .formatted(folder.orElseThrow());
  }

  private String place() {
    return folder
        .map("\nThe tablebase is in %1$s: zermelo tablebase query %1$s POSITION\n"::formatted)
        .orElse("");
  }

  private static void line(StringBuilder text, String what, String value) {
    text.append(String.format(Locale.ROOT, "  %-16s%s\n", what, value));
  }

  private static String fixed(int places, double number) {
    return String.format(Locale.ROOT, "%." + places + "f", number);
  }

  private static double perSecond(TablebaseBuilder.Report report) {
    return report.solved() / Math.max(1e-9, report.seconds());
  }

  /** Returns the value of the start as the solver derives it from the tablebase. */
  private Answer answer(TablebaseManifest manifest) {
    Value root;
    try (Tablebase table = new Tablebase(plan, Path.of(""), manifest)) {
      root = table.root();
    } catch (IOException e) {
      throw new IllegalStateException("nothing was opened", e);
    }
    TablebaseSource.SolvedTable table =
        new TablebaseSource.SolvedTable(
            at -> Optional.of(root), "the tablebase", manifest.positions());
    Question question =
        Question.of(
                List.of(
                    new Question.Component(
                        resolved.title(),
                        resolved.rules(),
                        Optional.empty(),
                        plan.root(),
                        at -> Optional.of(table))))
            .misere(plan.misere())
            .method(Question.Method.TABLEBASE)
            .withoutMoves();
    return (Answer) new PlanningSolver().solve(question);
  }

  private JsonWriter begin() {
    JsonWriter json = new JsonWriter().open('{').key("game").value(resolved.name());
    json.settings(resolved.settings());
    if (!position.isEmpty()) {
      json.key("position").value(resolved.rules().print(plan.root()));
    }
    return json.key("misere").value(plan.misere());
  }

  String json(TablebaseBuilder.Report report) throws IOException {
    TablebaseManifest manifest = report.manifest();
    Answer answer = answer(manifest);
    JsonWriter json = begin();
    json.key("positions").value(manifest.positions()).key("stored").value(manifest.stored());
    json.key("winner").value(AnswerJson.winner(answer.outcome()));
    json.key("remoteness").value(answer.remoteness()).key("margin").value(answer.margin());
    json.key("seconds").decimal(report.seconds(), 3);
    json.key("bytes").value(folder.isPresent() ? StorageSize.ofFolder(folder.get()) : 0);
    json.key("peak_memory").value(StorageSize.peakMemory(report.memory()));
    json.key("tables_memory").value(report.memory());
    json.key("positions_per_second");
    if (report.seconds() == 0) {
      json.nothing(); // it was finished before
    } else {
      json.value(Math.round(perSecond(report)));
    }
    return json.close('}').toString();
  }

  /** Returns the JSON object of a build that was stopped. */
  String stopped(String why) {
    JsonWriter json = begin().key("positions").nothing().key("stored").nothing();
    json.key("winner").nothing().key("remoteness").nothing().key("margin").nothing();
    return json.key("stopped").value(why).close('}').toString();
  }
}
