package zermelo.cli.command;

import java.io.PrintStream;
import java.util.List;
import zermelo.application.words.ShellText;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.kernel.Game;
import zermelo.kernel.Parameter;
import zermelo.kernel.input.BadInput;
import zermelo.language.TextGame;
import zermelo.library.Library;
import zermelo.library.Theorems;
import zermelo.library.theorems.Theorem;

/** {@code zermelo show GAME}: the rules in words and as text, parameters, theorems, examples. */
public final class ShowCommand implements Command {
  @Override
  public String usage() {
    return "GAME";
  }

  @Override
  public String summary() {
    return "Shows a game: its rules in words, its .game text, its parameters, theorems and facts.";
  }

  @Override
  public List<CommandOption> options() {
    return List.of(CommandOption.HELP);
  }

  @Override
  public List<String> examples() {
    return List.of("zermelo show divisor-duel", "zermelo show my.game");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    if (arguments.positionals().size() != 1) {
      throw new BadInput("show takes one game: zermelo show divisor-duel");
    }
    String name = arguments.positionals().getFirst();
    Game game = Library.game(name);
    PrintStream out = console.out();
    out.println(game.title() + " (" + name + ")");
    out.println(game.words());
    parameters(game, out);
    if (game instanceof TextGame text) {
      out.println("\nThe rules as text:\n");
      text.text().strip().lines().forEach(line -> out.println("    " + line));
    } else {
      out.println("\nThe rules are written in Java.");
    }
    theorems(name, out);
    if (!game.examples().isEmpty()) {
      out.println("\nTry:");
      game.examples().forEach(example -> out.println("    " + command(name, example)));
    }
    return ExitCode.OK;
  }

  private static void parameters(Game game, PrintStream out) {
    if (game.parameters().isEmpty()) {
      return;
    }
    out.println("\nParameters:");
    for (Parameter parameter : game.parameters()) {
      out.println(
          "    "
              + parameter.name()
              + (parameter.required() ? "" : " = " + parameter.fallback())
              + ": "
              + parameter.type()
              + (parameter.meaning().isEmpty() ? "" : ", " + parameter.meaning())
              + (parameter.required() ? " (must be given)" : ""));
    }
  }

  private static void theorems(String id, PrintStream out) {
    List<Theorem> theorems = Theorems.of(id);
    if (!theorems.isEmpty()) {
      out.println("\nTheorems, each checked against the rules by a test:");
    }
    for (Theorem theorem : theorems) {
      out.println("    " + theorem.name() + ": " + theorem.statement());
      out.println("        domain:  " + theorem.domain());
      out.println("        source:  " + theorem.source());
      out.println("        checked: " + theorem.checked());
    }
  }

  /** Returns the command line that solves an example. */
  static String command(String name, Game.Example example) {
    StringBuilder line = new StringBuilder("zermelo solve ").append(name);
    if (!example.position().isEmpty()) {
      line.append(' ').append(ShellText.quoted(example.position()));
    }
    example
        .settings()
        .values()
        .forEach((k, v) -> line.append(" --set ").append(ShellText.quoted(k + "=" + v)));
    return line.toString();
  }
}
