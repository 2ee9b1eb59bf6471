package zermelo.solve.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.ProgressListener;
import zermelo.kernel.limits.SharedProgress;
import zermelo.solve.Value;
import zermelo.solve.tablebase.build.TablebaseBuilder;
import zermelo.solve.tablebase.format.TablebaseManifest;
import zermelo.solve.tablebase.query.Tablebase;
import zermelo.solve.tablebase.verify.TablebaseVerifier;
import zermelo.testkit.ReferenceSolver;

/** Builds tablebases in temporary folders and reads their content. */
public final class TablebaseFixture {
  public static final long MUCH = 1L << 30;

  private TablebaseFixture() {}

  /** Progress that the supplier ends as soon as it is true. */
  public static SharedProgress progress(int threads, long memory, BooleanSupplier stop) {
    Limits limits = Limits.unlimited().withThreads(threads).withMemory(memory);
    Cancellation cancellation =
        new Cancellation() {
          @Override
          public boolean requested() {
            return stop.getAsBoolean();
          }
        };
    return new SharedProgress(limits, ProgressListener.SILENT, cancellation);
  }

  public static TablebaseBuilder builder(TablebasePlan plan, Path folder, SharedProgress progress) {
    List<String> identity = List.of("game " + plan.rules().id(), "misere " + plan.misere());
    return new TablebaseBuilder(plan, identity, folder, progress);
  }

  public static TablebaseManifest build(TablebasePlan plan, Path folder, int threads)
      throws IOException {
    return builder(plan, folder, progress(threads, MUCH, () -> false)).build().manifest();
  }

  /** All files in a folder and its subfolders, by name. */
  public static Map<String, List<Byte>> files(Path folder) throws IOException {
    Map<String, List<Byte>> files = new HashMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      all.filter(Files::isRegularFile)
          .forEach(file -> files.put(folder.relativize(file).toString(), bytes(file)));
    }
    return files;
  }

  private static List<Byte> bytes(Path file) {
    try {
      byte[] bytes = Files.readAllBytes(file);
      Byte[] boxed = new Byte[bytes.length];
      for (int i = 0; i < bytes.length; i++) {
        boxed[i] = bytes[i];
      }
      return List.of(boxed);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Checks that every reachable position has the reference solver's value. */
  public static void same(TablebasePlan plan, Path folder, TablebaseManifest manifest)
      throws IOException {
    Map<Position, ReferenceSolver.Value> truth =
        ReferenceSolver.solve(plan.rules(), plan.misere(), plan.root());
    try (Tablebase tablebase = new Tablebase(plan, folder, manifest)) {
      for (Map.Entry<Position, ReferenceSolver.Value> entry : truth.entrySet()) {
        ReferenceSolver.Value expected = entry.getValue();
        assertThat(
                tablebase
                    .value(entry.getKey())
                    .map(value -> finished(value, plan, entry.getKey(), expected)))
            .as(plan.rules().print(entry.getKey()))
            .contains(expected);
      }
    }
  }

  /**
   * Converts a value to the reference form: margins with the lead, no remoteness without a winner.
   */
  private static ReferenceSolver.Value finished(
      Value value, TablebasePlan plan, Position at, ReferenceSolver.Value expected) {
    if (value.margin().isEmpty()) {
      return new ReferenceSolver.Value(
          value.outcome(), value.remoteness(), expected.nimber(), value.margin());
    }
    Rules rules = plan.rules();
    int margin = value.margin().getAsInt() + (plan.misere() ? -1 : 1) * rules.lead(at);
    Outcome outcome = margin > 0 ? Outcome.WIN : margin < 0 ? Outcome.LOSE : Outcome.TIE;
    OptionalInt plies =
        margin == 0 ? OptionalInt.empty() : margin > 0 ? value.remoteness() : value.delayed();
    return new ReferenceSolver.Value(outcome, plies, expected.nimber(), OptionalInt.of(margin));
  }

  public static List<String> problems(
      TablebasePlan plan, Path folder, TablebaseManifest manifest, Path work) throws IOException {
    return new TablebaseVerifier(plan, folder, manifest, progress(2, MUCH, () -> false))
        .verify(work)
        .problems();
  }
}
