package zermelo.spark;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A real Spark cluster on this machine: a master and two workers, each a process of its own, from
 * the jars of the tests' class path. A worker starts executors as it does on any cluster.
 */
final class LocalCluster implements AutoCloseable {
  static final String HOST = "127.0.0.1";
  private static final int WORKERS = 2;
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Pattern MASTER = Pattern.compile("Starting Spark master at (spark://\\S+)");
  private static final Pattern REGISTERED = Pattern.compile("Registering worker ");

  private final Path home;
  private final List<Process> processes = new ArrayList<>();
  private final String master;

  /**
   * @param home an empty folder: it becomes what Spark calls its home, with logs and jars
   */
  LocalCluster(Path home) throws IOException {
    this.home = home;
    portsOrFail();
    layOut();
    Path log = home.resolve("master.log");
    processes.add(
        start(
            log,
            "192m",
            "org.apache.spark.deploy.master.Master",
            "--host",
            HOST,
            "--port",
            "0",
            "--webui-port",
            "0"));
    this.master = await(log, MASTER, 1).group(1);
    for (int i = 1; i <= WORKERS; i++) {
      processes.add(
          start(
              home.resolve("worker-" + i + ".log"),
              "192m",
              "org.apache.spark.deploy.worker.Worker",
              master,
              "--host",
              HOST,
              "--port",
              "0",
              "--webui-port",
              "0",
              "--cores",
              "1",
              "--memory",
              "640m",
              "--work-dir",
              home.resolve("work-" + i).toString()));
    }
    await(log, REGISTERED, WORKERS);
  }

  /** Where no port can be opened there is no cluster, and these tests must not seem to pass. */
  private static void portsOrFail() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      if (socket.getLocalPort() <= 0) {
        throw new IOException("no port");
      }
    } catch (IOException e) {
      throw new AssertionError(
          "no port can be opened on %s (%s): a Spark cluster cannot be tested here"
              .formatted(HOST, e.getMessage()),
          e);
    }
  }

  /** Spark's home has a folder of jars; ours are links to those of the class path. */
  private void layOut() throws IOException {
    Path jars = Files.createDirectories(home.resolve("jars"));
    for (String entry : classPath()) {
      Path jar = Path.of(entry).toAbsolutePath();
      String name = String.valueOf(jar.getFileName());
      if (name.endsWith(".jar") && !name.startsWith("zermelo")) {
        Files.createSymbolicLink(jars.resolve(name), jar);
      }
    }
    Files.writeString(home.resolve("RELEASE"), "a cluster for tests\n");
  }

  static List<String> classPath() {
    return Arrays.asList(System.getProperty("java.class.path").split(File.pathSeparator, -1));
  }

  static List<String> java(String memory) {
    List<String> command =
        new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    command.add("@" + Path.of("src", "main", "jvm", "driver.args").toAbsolutePath());
    command.add("-Xmx" + memory);
    command.add("-XX:+UseSerialGC");
    return command;
  }

  private Process start(Path log, String memory, String... words) throws IOException {
    List<String> command = java(memory);
    command.add("-cp");
    command.add(home.resolve("jars") + File.separator + "*");
    command.addAll(Arrays.asList(words));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(log.toFile());
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13"); // as the scripts of Spark do
    builder.environment().put("SPARK_LOCAL_IP", HOST);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    return builder.start();
  }

  /** Waits until a log has a line so many times; its last match. */
  private Matcher await(Path log, Pattern pattern, int times) throws IOException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      Matcher matcher = pattern.matcher(Files.exists(log) ? Files.readString(log) : "");
      int found = 0;
      while (found < times && matcher.find()) {
        found++;
      }
      if (found == times) {
        return matcher;
      }
      pause();
    }
    throw new AssertionError("the cluster does not start:\n" + Files.readString(log));
  }

  static void pause() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  String master() {
    return master;
  }

  /** What a program needs to be told to use this cluster. */
  List<String> properties() {
    return List.of(
        "spark.driver.host=" + HOST,
        "spark.driver.bindAddress=" + HOST,
        "spark.executor.memory=512m",
        "spark.executor.extraJavaOptions=-XX:+UseSerialGC");
  }

  /** Kills a worker and what it has started, as if its machine were lost. */
  void kill(int worker) {
    end(processes.get(worker));
  }

  private static void end(Process process) {
    List<ProcessHandle> children = process.descendants().toList();
    process.destroyForcibly();
    children.forEach(ProcessHandle::destroyForcibly);
    try {
      process.waitFor(10, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    processes.reversed().forEach(LocalCluster::end);
    try (Stream<Path> jars = Files.list(home.resolve("jars"))) {
      for (Path jar : jars.toList()) {
        Files.delete(jar); // JUnit warns of links when it cleans up
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
