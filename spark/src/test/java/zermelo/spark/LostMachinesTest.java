package zermelo.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs the finished jar and kills processes with {@code kill -9} in the middle of the work.
 *
 * <p>A driver that is started directly begins, one by {@code spark-submit} finishes.
 */
@Tag("slow")
@Timeout(600)
@ExtendWith(LocalCluster.Shared.class)
class LostMachinesTest {
  private static final String JAR = String.valueOf(System.getProperty("zermelo.jar"));

  @TempDir Path folder;

  @Test
  void aBuildOutlivesAWorkerAndItsDriver(LocalCluster cluster) throws Exception {
    PlanDescription description = LocalBuild.description("quixo", "size=3", "", false);
    LocalBuild.build(description, folder.resolve("twin"));
    Path out = folder.resolve("cluster");
    // A shared folder that already contains files of others.
    Path shared = Files.createDirectories(folder.resolve("shared"));
    Files.writeString(shared.resolve("letter.txt"), "Dear");
    List<String> arguments =
        List.of(
            "quixo",
            "--set",
            "size=3",
            "-o",
            out.toString(),
            "--partitions",
            "3",
            "--range",
            "1024",
            "--checkpoint",
            shared.toUri().toString());
    // First the driver is killed, when some tiers are solved.
    try (Run first = new Run(direct(cluster, arguments))) {
      first.await(" solved,", 1);
    }
    assertThat(out.resolve("tablebase.txt")).doesNotExist();

    // The same build continues. Then a worker is killed with its executor, in a tier with loops.
    try (Run second = new Run(submitted(cluster, arguments))) {
      second.await(" solved,", 1);
      cluster.kill(1);
      assertThat(second.process.isAlive()).isTrue();
      assertThat(second.end()).as(second.errors()).isZero();
      assertThat(second.errors()).contains("an executor was lost").doesNotContain(" found,");
      assertThat(second.output())
          .startsWith("{\"game\":\"quixo\",\"set\":{\"size\":3},")
          .contains("\"winner\":\"first\",\"remoteness\":7,", "\"shuffled_bytes\":")
          .hasLineCount(1);
    } finally {
      cluster.replace(1);
    }
    LocalBuild.assertSame(out, folder.resolve("twin"));
    assertThat(shared).isDirectoryNotContaining("glob:**zermelo*");
    assertThat(shared.resolve("letter.txt")).hasContent("Dear");
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

  /** The command of {@code zermelo tablebase build --engine spark}. */
  private List<String> direct(LocalCluster cluster, List<String> arguments) {
    List<String> command = LocalCluster.java("512m", folder);
    command.addAll(List.of("-cp", JAR + File.pathSeparator + cluster.jars()));
    command.add("zermelo.spark.SparkBuild");
    command.addAll(arguments);
    command.addAll(List.of("--master", cluster.master()));
    cluster.properties().forEach(property -> command.addAll(List.of("--conf", property)));
    return command;
  }

  /** The command of the {@code spark-submit} script: only Spark's jars are on the class path. */
  private List<String> submitted(LocalCluster cluster, List<String> arguments) {
    List<String> command = LocalCluster.java("512m", folder);
    command.addAll(List.of("-cp", cluster.jars(), "org.apache.spark.deploy.SparkSubmit"));
    command.addAll(List.of("--master", cluster.master()));
    cluster.properties().forEach(property -> command.addAll(List.of("--conf", property)));
    command.addAll(List.of("--class", "zermelo.spark.SparkBuild", JAR));
    command.addAll(arguments);
    return command;
  }

  /** One run of the program. */
  private final class Run implements AutoCloseable {
    private final Path errors;
    private final Path output;
    private final Process process;

    Run(List<String> command) throws IOException {
      errors = Files.createTempFile(folder, "errors", "");
      output = Files.createTempFile(folder, "output", "");
      process =
          new ProcessBuilder(command)
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
