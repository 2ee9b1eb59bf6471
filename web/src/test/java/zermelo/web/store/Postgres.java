package zermelo.web.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * The PostgreSQL of the machine's packages, started once for all tests in a temporary folder. It
 * refuses to run as root; root therefore starts it as the user that its package created.
 */
public final class Postgres {
  private static final Path VERSIONS = Path.of("/usr/lib/postgresql");
  private static final AtomicInteger NEXT = new AtomicInteger();

  private static Optional<Postgres> running = Optional.empty();

  private final int port;

  private Postgres(int port) {
    this.port = port;
  }

  /** Returns the address of a new, empty database; skips the test without PostgreSQL. */
  public static String database() {
    Optional<Path> bin = bin();
    Assumptions.assumeTrue(
        bin.isPresent(), "PostgreSQL is not installed: there is no " + VERSIONS + "/*/bin/initdb");
    return started(bin.orElseThrow()).create("test_" + NEXT.incrementAndGet());
  }

  private static Optional<Path> bin() {
    if (!Files.isDirectory(VERSIONS)) {
      return Optional.empty();
    }
    try (Stream<Path> versions = Files.list(VERSIONS)) {
      return versions
          .map(version -> version.resolve("bin"))
          .filter(folder -> Files.isExecutable(folder.resolve("initdb")))
          .max(Comparator.comparing(Path::toString));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static synchronized Postgres started(Path bin) {
    if (running.isEmpty()) {
      try {
        running = Optional.of(start(bin));
      } catch (IOException | InterruptedException e) {
        throw new IllegalStateException("PostgreSQL does not start", e);
      }
    }
    return running.get();
  }

  private static Postgres start(Path bin) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("zermelo-postgres");
    Path data = folder.resolve("data");
    if (root()) {
      run(List.of("chown", "postgres", folder.toString()), folder);
    }
    run(
        as(
            bin.resolve("initdb").toString(),
            "--no-sync",
            "--auth=trust",
            "--username=postgres",
            "--encoding=UTF8",
            "--locale=C",
            "--pgdata=" + data),
        folder);
    int port = freePort();
    Process server =
        new ProcessBuilder(
                as(
                    bin.resolve("postgres").toString(),
                    "-D",
                    data.toString(),
                    "-p",
                    Integer.toString(port),
                    "-k",
                    folder.toString(),
                    "-c",
                    "listen_addresses=127.0.0.1",
                    "-c",
                    "fsync=off"))
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server, folder)));
    Postgres postgres = new Postgres(port);
    postgres.await(server);
    return postgres;
  }

  private static void stop(Process server, Path folder) {
    server.destroy();
    try {
      if (!server.waitFor(10, TimeUnit.SECONDS)) {
        server.destroyForcibly().waitFor();
      }
      try (Stream<Path> files = Files.walk(folder)) {
        files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
      }
    } catch (IOException | InterruptedException e) {
      System.err.println("left behind: " + folder);
    }
  }

  private static boolean root() {
    return System.getProperty("user.name").equals("root");
  }

  private static List<String> as(String... command) {
    List<String> all = new ArrayList<>();
    if (root()) {
      all.addAll(
          List.of("setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", "--"));
    }
    all.addAll(List.of(command));
    return all;
  }

  private static void run(List<String> command, Path folder)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException(command + " failed: " + output);
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private void await(Process server) throws InterruptedException, IOException {
    for (int tries = 0; tries < 200 && server.isAlive(); tries++) {
      try (Connection up = DriverManager.getConnection(address("postgres"))) {
        if (up.isValid(1)) {
          return;
        }
      } catch (SQLException e) {
        Thread.sleep(50);
      }
    }
    throw new IOException("PostgreSQL does not answer");
  }

  private String create(String name) {
    try (Connection connection = DriverManager.getConnection(address("postgres"));
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE DATABASE " + name);
      return address(name);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private String address(String database) {
    return "jdbc:postgresql://127.0.0.1:" + port + "/" + database + "?user=postgres";
  }
}
