package zermelo.spark;

import java.io.File;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import zermelo.kernel.input.BadInput;

/** Connects this program to a cluster. */
final class ClusterSetup {
  /** The only Spark 4 version that runs on JDK 25. */
  private static final String VERSION = "4.2.0";

  private static final String STANDALONE = "spark://";
  private static final Pattern MASTER =
      Pattern.compile("(spark|k8s)://.+|yarn|local(\\[(\\d+|\\*)(, *\\d+)?])?|local-cluster\\[.+]");
  private static final int MASTER_MILLIS = 5_000; // how long to wait for a master
  private static final long EXECUTOR_NANOS = 60_000_000_000L; // how long to wait for an executor

  private ClusterSetup() {}

  /** Throws {@link BadInput} if there is no cluster. */
  static void require(SparkBuildArguments arguments) {
    String master = arguments.master().orElse(new SparkConf().get("spark.master", ""));
    if (master.isEmpty()) {
      throw new BadInput("which cluster? Give it as --master spark://HOST:PORT");
    }
    if (!MASTER.matcher(master).matches()) {
      throw new BadInput(
          "'%s' is not a Spark master: write spark://HOST:PORT, or local[2] for a trial"
              .formatted(master));
    }
    answering(master);
  }

  static SparkConf configuration(SparkBuildArguments arguments) {
    SparkConf conf = new SparkConf().setAppName("zermelo " + arguments.game());
    arguments.master().ifPresent(conf::setMaster);
    conf.setIfMissing("spark.ui.enabled", "false");
    conf.setIfMissing("spark.cleaner.referenceTracking.cleanCheckpoints", "true");
    classes(conf);
    arguments.properties().forEach(conf::set);
    return conf;
  }

  /**
   * Makes the classes of this program available to the machines.
   *
   * <p>Jars are sent to them, unless spark-submit did that. If the class path contains a folder of
   * classes, as in tests, all classes must be on the machines already: classes there cannot see
   * classes that are sent.
   */
  private static void classes(SparkConf conf) {
    if (conf.contains("spark.jars")) {
      return;
    }
    List<Path> ours =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .map(entry -> Path.of(entry).toAbsolutePath())
            .filter(path -> Files.isDirectory(path.resolve("zermelo")) || ours(path))
            .toList();
    if (ours.stream().anyMatch(Files::isDirectory)) {
      conf.set(
          "spark.executor.extraClassPath",
          ours.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    } else {
      conf.setJars(ours.stream().map(path -> path.toUri().toString()).toArray(String[]::new));
    }
  }

  /**
   * Checks that a master answers. Spark itself would try for a minute, with an unhelpful message.
   */
  private static void answering(String master) {
    if (!master.startsWith(STANDALONE)) {
      return;
    }
    for (String place : master.substring(STANDALONE.length()).split(",", -1)) {
      int colon = place.lastIndexOf(':');
      try (Socket socket = new Socket()) {
        int port = Integer.parseInt(place.substring(colon + 1));
        socket.connect(
            new InetSocketAddress(place.substring(0, Math.max(0, colon)), port), MASTER_MILLIS);
        return;
      } catch (IOException | IllegalArgumentException e) {
        // Another master may answer.
      }
    }
    throw new BadInput("no Spark master answers at " + master);
  }

  /** Waits for the first executor; {@link BadInput} if there is none in time. */
  private static void await(JavaSparkContext spark) {
    long begun = System.nanoTime();
    while (spark.sc().statusTracker().getExecutorInfos().length <= 1) {
      if (spark.sc().isStopped()) {
        throw new BadInput(
            "the program at %s is not a Spark %s master".formatted(spark.master(), VERSION));
      }
      if (System.nanoTime() - begun > EXECUTOR_NANOS) {
        throw new BadInput(
            "the cluster at %s gives no executor: does it have a free core, and %s of memory (spark.executor.memory)?"
                .formatted(spark.master(), spark.getConf().get("spark.executor.memory", "1g")));
      }
      try {
        Thread.sleep(100);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      }
    }
  }

  private static boolean ours(Path path) {
    Path name = path.getFileName();
    return name != null && name.toString().matches("zermelo.*\\.jar");
  }

  /** Throws {@link BadInput} if the Spark version is wrong or there is no executor. */
  static void check(JavaSparkContext spark) {
    if (!spark.version().equals(VERSION)) {
      throw new BadInput(
          "Spark is %s here; a JDK 25 needs exactly %s, on the cluster too"
              .formatted(spark.version(), VERSION));
    }
    if (!spark.isLocal()) {
      await(spark);
    }
  }
}
