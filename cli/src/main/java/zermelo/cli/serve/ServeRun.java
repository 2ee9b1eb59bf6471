package zermelo.cli.serve;

import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import zermelo.application.ProgramVersion;
import zermelo.application.StateFolder;
import zermelo.application.proven.ProvenStores;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.InterruptSignal;
import zermelo.kernel.input.BadInput;
import zermelo.web.WebApplication;
import zermelo.web.server.transport.TrustedProxies;
import zermelo.web.store.WebStore;
import zermelo.web.store.WebStoreFactory;

/** Runs the server until it is stopped. */
final class ServeRun {
  private final Console console;

  ServeRun(Console console) {
    this.console = console;
  }

  /**
   * @param proxies addresses and networks of proxies, as the user gave them
   * @param db the store, if the user named one
   */
  ExitCode run(
      InetSocketAddress address, List<String> names, List<String> proxies, Optional<String> db) {
    WebApplication.ListenAddress place =
        new WebApplication.ListenAddress(address, names, TrustedProxies.at(proxies));
    CountDownLatch stopped = new CountDownLatch(1);
    InterruptSignal signal = InterruptSignal.ending(stopped::countDown);
    try (WebStore store =
            WebStoreFactory.open(
                db.orElseGet(
                    () -> StateFolder.path(System.getenv()).resolve("web.db").toString()));
        WebApplication bench = application(place, store)) {
      print(address.getAddress(), bench.port());
      stopped.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      signal.close();
    }
    return ExitCode.OK;
  }

  private WebApplication application(WebApplication.ListenAddress place, WebStore store) {
    try {
      ProvenStores proven =
          ProvenStores.in(
              StateFolder.path(System.getenv()),
              ProgramVersion.text(),
              why -> console.message("zermelo: " + why));
      return WebApplication.start(place, store, proven, bug -> bug.printStackTrace(console.err()));
    } catch (UncheckedIOException e) {
      InetSocketAddress address = place.address();
      Throwable cause = Objects.requireNonNullElse(e.getCause(), e);
      throw new BadInput(
          "port %d of %s cannot be used: %s; --port 0 takes a free one"
              .formatted(address.getPort(), address.getHostString(), cause.getMessage()));
    }
  }

  private void print(InetAddress host, int port) {
    boolean any = host.isAnyLocalAddress();
    String name = any ? "localhost" : host.getHostAddress();
    console.out().println("http://" + (name.contains(":") ? "[" + name + "]" : name) + ":" + port);
    console.out().flush();
    if (!host.isLoopbackAddress()) {
      console.message(
          "zermelo: anyone who can reach this machine can use this server, read shared texts"
              + " and reviews, and make it compute within its limits. It speaks plain HTTP: put a"
              + " proxy with TLS in front of it where others could listen.");
    }
    console.message("Ctrl-C stops it.");
  }
}
