package zermelo.cli.serve;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.List;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.WholeNumberParser;
import zermelo.kernel.input.BadInput;

/**
 * {@code zermelo serve}: the web application. The server is on the class path only when this
 * command runs, so only {@link ServeRun} refers to it.
 */
public final class ServeCommand implements Command {
  private static final int PORT = 7070;
  private static final int HIGHEST = 65_535;
  private static final String LOOPBACK = "127.0.0.1";

  private static final CommandOption HOST =
      new CommandOption(
          "--host", "ADDRESS", "listen on this address (default 127.0.0.1: this machine only)");
  private static final CommandOption AT =
      new CommandOption("--port", "N", "listen on this port (default 7070)");
  private static final CommandOption PROXY =
      new CommandOption(
          "--proxy",
          "ADDRESS",
          "trust the client addresses that this proxy sends; may be repeated");
  private static final CommandOption NAME =
      new CommandOption(
          "--name", "HOST", "accept this host name, such as that of a proxy; may be repeated");
  private static final CommandOption DB =
      new CommandOption("--db", "FILE|jdbc:postgresql://...", "where matches and texts are kept");

  @Override
  public String usage() {
    return "";
  }

  @Override
  public String summary() {
    return "Starts the workbench for the browser: play, analyse, define and share games.";
  }

  @Override
  public List<CommandOption> options() {
    return List.of(HOST, AT, PROXY, NAME, DB, CommandOption.HELP);
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
  public ExitCode run(CommandArguments arguments, Console console) {
    if (!arguments.positionals().isEmpty()) {
      throw new BadInput("'serve' takes no arguments, only options: zermelo serve --port 8080");
    }
    int port = (int) WholeNumberParser.read(arguments, AT, PORT, 0, HIGHEST);
    return new ServeRun(console)
        .run(
            new InetSocketAddress(host(arguments.value(HOST).orElse(LOOPBACK)), port),
            names(arguments),
            arguments.values(PROXY),
            arguments.value(DB));
  }

  private static List<String> names(CommandArguments arguments) {
    for (String name : arguments.values(NAME)) {
      if (!name.matches("[A-Za-z0-9._-]{1,253}")) {
        throw new BadInput(
            "--name: '" + name + "' is not a host name: write games.example, without http or port");
      }
    }
    return arguments.values(NAME);
  }

  private static InetAddress host(String name) {
    try {
      return InetAddress.getByName(name);
    } catch (UnknownHostException e) {
      throw new BadInput("--host: there is no address '" + name + "'; for example 0.0.0.0");
    }
  }
}
