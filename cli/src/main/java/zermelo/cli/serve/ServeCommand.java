package zermelo.cli.serve;

import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Numbers;
import zermelo.cli.shell.Option;
import zermelo.kernel.BadInput;
import zermelo.web.Workbench;
import zermelo.web.server.Proxies;
import zermelo.web.store.StateFolder;
import zermelo.web.store.Store;
import zermelo.web.store.Stores;

/** {@code zermelo serve}: the workbench in the browser. */
public final class ServeCommand implements Command {
  private static final int PORT = 7070;
  private static final int HIGHEST = 65_535;
  private static final String LOOPBACK = "127.0.0.1";

  private static final Option HOST =
      new Option("--host", "ADDRESS", "listen there, for other machines too (default 127.0.0.1)");
  private static final Option AT = new Option("--port", "N", "listen there (default 7070)");
  private static final Option PROXY =
      new Option("--proxy", "ADDRESS", "trust what this proxy says of clients; may be repeated");
  private static final Option NAME =
      new Option("--name", "HOST", "answer to this name, which a proxy has; may be repeated");
  private static final Option DB =
      new Option("--db", "FILE|jdbc:postgresql://...", "where matches and texts are kept");

  @Override
  public String usage() {
    return "";
  }

  @Override
  public String summary() {
    return "Starts the workbench for the browser: play, analyse, define and share games.";
  }

  @Override
  public List<Option> options() {
    return List.of(HOST, AT, PROXY, NAME, DB, Option.HELP);
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo serve",
        "zermelo serve --port 8080 --db games.db",
        "zermelo serve --name games.example",
        "zermelo serve --host 0.0.0.0 --db jdbc:postgresql://localhost/zermelo?user=zermelo");
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    if (!arguments.rest().isEmpty()) {
      throw new BadInput("'serve' takes no arguments, only options: zermelo serve --port 8080");
    }
    int port = (int) Numbers.read(arguments, AT, PORT, 0, HIGHEST);
    InetAddress host = host(arguments.value(HOST).orElse(LOOPBACK));
    Workbench.Place place =
        new Workbench.Place(
            new InetSocketAddress(host, port), names(arguments), Proxies.at(arguments.all(PROXY)));
    String db = arguments.value(DB).orElseGet(() -> StateFolder.store(System.getenv()).toString());
    CountDownLatch stopped = new CountDownLatch(1);
    CountDownLatch closed = new CountDownLatch(1);
    try (Store store = Stores.open(db);
        Workbench bench = bench(place, store, console)) {
      Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(stopped, closed)));
      tell(host, bench.port(), console);
      stopped.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      closed.countDown();
    }
    return Exit.ANSWERED;
  }

  private static List<String> names(Arguments arguments) {
    for (String name : arguments.all(NAME)) {
      if (!name.matches("[A-Za-z0-9._-]{1,253}")) {
        throw new BadInput(
            "--name: '"
                + name
                + "' is no name of a host: write games.example, without http or port");
      }
    }
    return arguments.all(NAME);
  }

  private static Workbench bench(Workbench.Place place, Store store, Console console) {
    try {
      return Workbench.start(place, store, bug -> bug.printStackTrace(console.err()));
    } catch (UncheckedIOException e) {
      InetSocketAddress address = place.address();
      Throwable cause = Objects.requireNonNullElse(e.getCause(), e);
      throw new BadInput(
          "port %d of %s cannot be used: %s; --port 0 takes a free one"
              .formatted(address.getPort(), address.getHostString(), cause.getMessage()));
    }
  }

  /** Ctrl-C: what is being answered is finished first. */
  private static void stop(CountDownLatch stopped, CountDownLatch closed) {
    stopped.countDown();
    try {
      closed.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static InetAddress host(String name) {
    try {
      return InetAddress.getByName(name);
    } catch (UnknownHostException e) {
      throw new BadInput("--host: there is no address '" + name + "'; for example 0.0.0.0");
    }
  }

  private static void tell(InetAddress host, int port, Console console) {
    boolean any = host.isAnyLocalAddress();
    String name = any ? "localhost" : host.getHostAddress();
    console.out().println("http://" + (name.contains(":") ? "[" + name + "]" : name) + ":" + port);
    console.out().flush();
    if (!host.isLoopbackAddress()) {
      console.say(
          "zermelo: everybody who can reach this machine can use this server, read shared texts"
              + " and reviews, and make it compute within its limits. It speaks plain HTTP: put a"
              + " proxy with TLS in front of it where others could listen.");
    }
    console.say("Ctrl-C stops it.");
  }
}
