package zermelo.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Runs the program and kills processes with {@code kill -9} in the middle of the work. */
@Tag("slow")
@Timeout(600)
@ExtendWith(LocalCluster.Shared.class)
class LostMachinesTest {
  @TempDir Path folder;

  @Test
  void aBuildOutlivesAWorkerAndItsDriver(LocalCluster cluster) throws Exception {
    PlanDescription description = LocalBuild.description("quixo", "size=3", "", false);
    LocalBuild.build(description, folder.resolve("twin"));
    Path out = folder.resolve("cluster");
    // First the driver is killed, when some tiers are solved.
    try (Run first = new Run(cluster, out)) {
      first.await(" solved,", 1);
    }
    assertThat(out.resolve("tablebase.txt")).doesNotExist();

    // The same command continues. Then a worker is killed with its executor, in a tier with
    // loops.
    try (Run second = new Run(cluster, out)) {
      second.await(" solved,", 1);
      cluster.kill(1);
      assertThat(second.process.isAlive()).isTrue();
      assertThat(second.end()).isZero();
      assertThat(second.errors()).contains("an executor was lost").doesNotContain(" found,");
      assertThat(second.output())
          .startsWith("{\"game\":\"quixo\",\"set\":{\"size\":3},")
          .contains("\"winner\":\"first\",\"remoteness\":7,", "\"shuffled_bytes\":");
    } finally {
      cluster.replace(1);
    }
    LocalBuild.assertSame(out, folder.resolve("twin"));
  }

  @Test
  void saysWhatIsWrong() throws Exception {
    Process process =
        new ProcessBuilder(command("quixo", "-o", "x", "--master", "spark://127.0.0.1:1"))
            .redirectError(folder.resolve("errors").toFile())
            .start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isEqualTo(2);
    assertThat(folder.resolve("errors"))
        .hasContent("zermelo: no Spark master answers at spark://127.0.0.1:1\n");
  }

  private List<String> command(String... words) {
    List<String> command = LocalCluster.java("512m", folder);
    command.add("-cp");
    command.add(String.join(File.pathSeparator, LocalCluster.classPath()));
    command.add("zermelo.spark.SparkBuild");
    command.addAll(List.of(words));
    return command;
  }

  /** One run of the program. */
  private final class Run implements AutoCloseable {
    private final Path errors;
    private final Path output;
    private final Process process;

    Run(LocalCluster cluster, Path out) throws IOException {
      errors = Files.createTempFile(folder, "errors", "");
      output = Files.createTempFile(folder, "output", "");
      List<String> words =
          new ArrayList<>(
              command(
                  "quixo",
                  "--set",
                  "size=3",
                  "-o",
                  out.toString(),
                  "--master",
                  cluster.master(),
                  "--partitions",
                  "3",
                  "--range",
                  "1024"));
      cluster.properties().forEach(property -> words.addAll(List.of("--conf", property)));
      process =
          new ProcessBuilder(words)
              .redirectError(errors.toFile())
              .redirectOutput(output.toFile())
              .start();
    }

    /** Waits until it has printed a text this many times. */
    void await(String text, int times) throws IOException {
      while (errors().split(text, -1).length <= times) {
        assertThat(process.isAlive()).as(errors()).isTrue();
        LocalCluster.pause();
      }
    }

    /** Kills the process if it is still running, like {@code kill -9}. */
    @Override
    public void close() {
      process.destroyForcibly().onExit().join();
    }

    int end() throws InterruptedException {
      return process.waitFor();
    }

    String errors() throws IOException {
      return Files.readString(errors, StandardCharsets.UTF_8);
    }

    String output() throws IOException {
      return Files.readString(output, StandardCharsets.UTF_8);
    }
  }
}
