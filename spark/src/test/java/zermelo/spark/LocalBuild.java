package zermelo.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.SharedProgress;
import zermelo.solve.tablebase.build.TablebaseBuilder;

/** Slow twin: the same build on this machine alone, which the one on Spark must equal. */
final class LocalBuild {
  private LocalBuild() {}

  static void build(PlanDescription description, Path folder) throws IOException {
    SharedProgress progress =
        new SharedProgress(Limits.unlimited().withThreads(1).withMemory(1L << 28));
    new TablebaseBuilder(
            description.plan(), description.identity(), description.text(), folder, progress)
        .build();
  }

  static PlanDescription description(
      String game, String settings, String position, boolean misere) {
    Settings given = Settings.NONE;
    for (String setting : settings.split(" ", -1)) {
      given = setting.isEmpty() ? given : given.and(setting);
    }
    return PlanDescription.of(game, given, position, misere);
  }

  /** Compares every file of both folders, byte for byte. */
  static void assertSame(Path folder, Path twin) throws IOException {
    assertThat(names(folder)).isEqualTo(names(twin)).contains("tablebase.txt");
    for (String name : names(twin)) {
      assertThat(folder.resolve(name)).hasSameBinaryContentAs(twin.resolve(name));
    }
  }

  private static List<String> names(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> String.valueOf(file.getFileName())).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
