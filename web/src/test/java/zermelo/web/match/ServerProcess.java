package zermelo.web.match;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import zermelo.web.WebApplication;
import zermelo.web.store.WebStoreFactory;

/** A server in its own process, which can be killed. */
final class ServerProcess implements AutoCloseable {
  private final Process process;
  private final int port;

  private ServerProcess(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  /** Runs in that process: the server of a store. */
  public static void main(String[] arguments) throws InterruptedException {
    WebApplication bench =
        WebApplication.start(
            WebApplication.ListenAddress.at(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)),
            WebStoreFactory.open(arguments[0]),
            Throwable::printStackTrace);
    System.out.println(bench.port());
    Thread.currentThread().join();
  }

  static ServerProcess start(String store) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                ServerProcess.class.getName(),
                store)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String port =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))
            .readLine();
    if (port == null) {
      throw new IOException("the server did not start");
    }
    return new ServerProcess(process, Integer.parseInt(port));
  }

  WebClient client() {
    return new WebClient(port);
  }

  /** Kills it like {@code kill -9}: it cannot finish anything. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
