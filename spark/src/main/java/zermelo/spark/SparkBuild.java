package zermelo.spark;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.apache.spark.api.java.JavaSparkContext;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.SharedProgress;
import zermelo.solve.tablebase.build.TablebaseBuilder;
import zermelo.solve.tablebase.format.TablebaseManifest;
import zermelo.solve.tablebase.share.ShareLayout;

/**
 * Builds a tablebase on a Spark cluster, as a separate program.
 *
 * <p>Started by {@code spark-submit} and by {@code zermelo tablebase build --engine spark}.
 * Progress goes to standard error, and one JSON object to standard output. The exit code is 2 if
 * the request is wrong or impossible, and 70 if the build failed.
 */
public final class SparkBuild {
  private static final int BAD_INPUT = 2;
  private static final int FAILED = 70;

  private SparkBuild() {}

  public static void main(String[] words) {
    PrintStream out = System.out;
    System.setOut(System.err); // only this method prints results
    int status = 0;
    try {
      out.println(build(SparkBuildArguments.parse(words)));
      out.flush();
    } catch (Exception | OutOfMemoryError e) {
      boolean bad = FailureMessage.isBadInput(e);
      if (!ending()) {
        System.err.println(
            "zermelo: " + (bad ? "" : "the build on Spark failed: ") + FailureMessage.words(e));
      }
      status = bad ? BAD_INPUT : FAILED;
    }
    if (status != 0) {
      System.exit(status);
    }
  }

  /**
   * Whether the process is shutting down; then Spark stops by itself, and failures are expected.
   */
  private static boolean ending() {
    Thread nothing = new Thread(() -> {});
    try {
      Runtime.getRuntime().addShutdownHook(nothing);
      return !Runtime.getRuntime().removeShutdownHook(nothing);
    } catch (IllegalStateException shuttingDown) {
      return true;
    }
  }

  private static String build(SparkBuildArguments arguments) throws IOException {
    PlanDescription description =
        PlanDescription.of(
            arguments.game(), arguments.settings(), arguments.position(), arguments.misere());
    Path folder = Path.of(arguments.folder());
    ShuffleListener traffic = new ShuffleListener();
    SharedProgress progress = new SharedProgress(Limits.unlimited().withThreads(1));
    ShareLayout.check(description.plan().tiers());
    if (!Files.isDirectory(folder) || TablebaseManifest.read(folder).isEmpty()) {
      ClusterSetup.require(arguments); // before anything is written
      make(folder);
    }
    // Spark starts only if the folder turns out to be unfinished.
    TablebaseBuilder.Report report =
        new TablebaseBuilder(
                description.plan(), description.identity(), description.text(), folder, progress)
            .build(work -> run(arguments, description, folder, traffic, work));
    return new BuildResultJson(arguments.game(), description, folder, report, traffic.bytes())
        .json();
  }

  private static void make(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new BadInput("the folder '%s' cannot be made: %s".formatted(folder, e.getMessage()));
    }
    if (!Files.isWritable(folder)) {
      throw new BadInput("nothing can be written into the folder '%s'".formatted(folder));
    }
  }

  private static TablebaseBuilder.Report run(
      SparkBuildArguments arguments,
      PlanDescription description,
      Path folder,
      ShuffleListener traffic,
      Path work)
      throws IOException {
    try (JavaSparkContext spark = new JavaSparkContext(ClusterSetup.configuration(arguments))) {
      spark.sc().addSparkListener(traffic);
      try {
        return run(arguments, description, folder, spark, work);
      } finally {
        traffic.close();
      }
    }
  }

  private static TablebaseBuilder.Report run(
      SparkBuildArguments arguments,
      PlanDescription description,
      Path folder,
      JavaSparkContext spark,
      Path work)
      throws IOException {
    ClusterSetup.check(spark);
    int shares = arguments.shares() > 0 ? arguments.shares() : 4 * spark.defaultParallelism();
    ClusterBuilder.Options options =
        new ClusterBuilder.Options(shares, arguments.least(), arguments.checkpoint());
    return new ClusterBuilder(spark, description, folder, options, SparkBuild::reportTier)
        .run(work);
  }

  private static void reportTier(String what, int tier, int tiers, long positions) {
    System.err.printf(
        Locale.ROOT,
        "zermelo: tier %d of %d %s, %,d positions so far%n",
        tier,
        tiers,
        what,
        positions);
  }
}
