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
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * A real Spark cluster on this machine: a master and two workers, each a separate process.
 *
 * <p>They run from the jars of the tests' class path. A worker starts executors as on any cluster.
 */
final class LocalCluster implements AutoCloseable {
  /** Uses only the C1 compiler, because these processes live for seconds. */
  private static final String BRIEF = "-XX:TieredStopAtLevel=1";

  static final String HOST = "127.0.0.1";
  private static final int WORKERS = 2;
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Pattern MASTER = Pattern.compile("Starting Spark master at (spark://\\S+)");
  private static final Pattern REGISTERED = Pattern.compile("Registering worker ");

  private final Path home; // SPARK_HOME, with logs and jars
  private final Path log; // the master's
  private final List<Process> processes = new ArrayList<>(); // the master, then the workers
  private final Thread hook = new Thread(() -> processes.reversed().forEach(LocalCluster::end));
  private final String master;
  private int started; // workers

  /** Gives tests a shared cluster, which ends with the last of them. */
  static final class Shared implements ParameterResolver {
    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
      return parameter.getParameter().getType() == LocalCluster.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
      return context
          .getRoot()
          .getStore(ExtensionContext.Namespace.GLOBAL)
          .computeIfAbsent(LocalCluster.class, key -> start(), LocalCluster.class);
    }

    private static LocalCluster start() {
      try {
        return new LocalCluster(Files.createTempDirectory("zermelo-spark-test"));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private LocalCluster(Path home) throws IOException {
    this.home = home;
    this.log = home.resolve("master.log");
    Runtime.getRuntime().addShutdownHook(hook); // in case the tests are stopped
    portsOrFail();
    layOut();
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
      processes.add(worker(i));
    }
    await(log, REGISTERED, started);
  }

  private Process worker(int number) throws IOException {
    started++;
    return start(
        home.resolve("worker-" + started + ".log"),
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
        home.resolve("work-" + number).toString());
  }

  /** Fails if no port can be opened: without a cluster these tests must not seem to pass. */
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

  /** Creates Spark's home with a folder of jars, which are links to those of the class path. */
  private void layOut() throws IOException {
    Files.createDirectories(temporary());
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

  /**
   * The beginning of a command.
   *
   * @param temporary the folder for files that remain if the process is killed
   */
  static List<String> java(String memory, Path temporary) {
    List<String> command =
        new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    command.add("@" + Path.of("src", "main", "jvm", "driver.args").toAbsolutePath());
    command.add("-Xmx" + memory);
    command.add("-XX:+UseSerialGC");
    command.add(BRIEF);
    command.add("-Djava.io.tmpdir=" + temporary);
    return command;
  }

  private Process start(Path log, String memory, String... words) throws IOException {
    List<String> command = java(memory, temporary());
    command.add("-cp");
    command.add(jars());
    command.addAll(Arrays.asList(words));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(log.toFile());
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13"); // as Spark's scripts do
    builder.environment().put("SPARK_LOCAL_IP", HOST);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    return builder.start();
  }

  /** Waits until a log has a line this many times; returns the last match. */
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

  /** The properties that a program needs to use this cluster. */
  List<String> properties() {
    return List.of(
        "spark.driver.host=" + HOST,
        "spark.driver.bindAddress=" + HOST,
        "spark.executor.memory=512m",
        "spark.executor.extraJavaOptions=-XX:+UseSerialGC " + BRIEF);
  }

  /** Kills a worker and its child processes, as if its machine were lost. */
  void kill(int worker) {
    end(processes.get(worker));
  }

  /** Starts another worker in the place of a killed one. */
  void replace(int worker) throws IOException {
    processes.set(worker, worker(worker));
    await(log, REGISTERED, started);
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

  /** The folder for temporary files of the processes. */
  Path temporary() {
    return home.resolve("temporary");
  }

  /** Spark's jars, for a class path. */
  String jars() {
    return home.resolve("jars") + File.separator + "*";
  }

  @Override
  public void close() {
    processes.reversed().forEach(LocalCluster::end);
    Runtime.getRuntime().removeShutdownHook(hook);
    try (Stream<Path> files = Files.walk(home)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
