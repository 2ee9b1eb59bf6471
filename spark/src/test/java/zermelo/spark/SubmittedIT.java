package zermelo.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The finished jar, handed to a cluster as {@code spark-submit} does it. */
@Timeout(600)
class SubmittedIT {
  @TempDir Path folder;

  @Test
  void theJarCanBeSubmitted() throws Exception {
    Recipe recipe = Twin.recipe("tic-tac-toe", "", "", false);
    Twin.build(recipe, folder.resolve("twin"));
    Path home = folder.resolve("spark");
    try (LocalCluster cluster = new LocalCluster(home)) {
      // What the script spark-submit comes to: nothing but Spark's own jars on the class path.
      List<String> words = new ArrayList<>(LocalCluster.java("512m"));
      words.addAll(List.of("-cp", home.resolve("jars") + File.separator + "*"));
      words.addAll(List.of("org.apache.spark.deploy.SparkSubmit", "--master", cluster.master()));
      cluster.properties().forEach(property -> words.addAll(List.of("--conf", property)));
      words.addAll(List.of("--class", "zermelo.spark.SparkBuild"));
      words.add(System.getProperty("zermelo.jar"));
      words.addAll(List.of("tic-tac-toe", "-o", folder.resolve("cluster").toString()));
      words.addAll(List.of("--partitions", "2", "--range", "1024"));
      Path output = folder.resolve("output");
      Path errors = folder.resolve("errors");
      Process process =
          new ProcessBuilder(words)
              .redirectOutput(output.toFile())
              .redirectError(errors.toFile())
              .start();
      assertThat(process.waitFor()).as(Files.readString(errors)).isZero();
      assertThat(Files.readString(output)).startsWith("{\"game\":\"tic-tac-toe\",").hasLineCount(1);
    }
    Twin.assertSame(folder.resolve("cluster"), folder.resolve("twin"));
  }
}
