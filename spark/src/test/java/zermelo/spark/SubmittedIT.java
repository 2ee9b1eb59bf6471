package zermelo.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Submits the finished jar to a cluster, as {@code spark-submit} does. */
@Tag("slow")
@Timeout(600)
@ExtendWith(LocalCluster.Shared.class)
class SubmittedIT {
  @TempDir Path folder;

  @Test
  void theJarCanBeSubmitted(LocalCluster cluster) throws Exception {
    PlanDescription description = LocalBuild.description("tic-tac-toe", "", "", true);
    LocalBuild.build(description, folder.resolve("twin"));
    // The command that the spark-submit script runs: only Spark's own jars are on the class
    // path.
    List<String> words = new ArrayList<>(LocalCluster.java("512m", cluster.temporary()));
    words.addAll(List.of("-cp", cluster.home().resolve("jars") + File.separator + "*"));
    words.addAll(List.of("org.apache.spark.deploy.SparkSubmit", "--master", cluster.master()));
    cluster.properties().forEach(property -> words.addAll(List.of("--conf", property)));
    words.addAll(List.of("--class", "zermelo.spark.SparkBuild"));
    words.add(System.getProperty("zermelo.jar"));
    words.addAll(List.of("tic-tac-toe", "--misere", "-o", folder.resolve("cluster").toString()));
    // A shared folder that already contains files of others.
    Path shared = Files.createDirectories(folder.resolve("shared"));
    Files.writeString(shared.resolve("letter.txt"), "Dear");
    words.addAll(List.of("--checkpoint", shared.toUri().toString()));
    words.addAll(List.of("--partitions", "2", "--range", "1024"));
    Path output = folder.resolve("output");
    Path errors = folder.resolve("errors");
    Process process =
        new ProcessBuilder(words)
            .redirectOutput(output.toFile())
            .redirectError(errors.toFile())
            .start();
    try {
      assertThat(process.waitFor()).as(Files.readString(errors)).isZero();
    } finally {
      process.destroyForcibly();
    }
    assertThat(Files.readString(output)).startsWith("{\"game\":\"tic-tac-toe\",").hasLineCount(1);
    LocalBuild.assertSame(folder.resolve("cluster"), folder.resolve("twin"));
    assertThat(shared).isDirectoryNotContaining("glob:**zermelo*");
    assertThat(shared.resolve("letter.txt")).hasContent("Dear");
  }
}
