package zermelo.cli.command;

import java.util.List;
import zermelo.application.json.GameJson;
import zermelo.application.words.TextFormatting;
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

/** {@code zermelo games}: lists the library, one line per game with its status. */
public final class GamesCommand implements Command {
  @Override
  public String usage() {
    return "";
  }

  @Override
  public String summary() {
    return "Lists the games of the library: id, parameters, how it is written, theorems, rules.";
  }

  @Override
  public List<CommandOption> options() {
    return List.of(CommandOption.JSON, CommandOption.HELP);
  }

  @Override
  public List<String> examples() {
    return List.of("zermelo games", "zermelo games --json");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    if (!arguments.positionals().isEmpty()) {
      throw new BadInput(
          "'games' takes no arguments; for one game: zermelo show "
              + arguments.positionals().getFirst());
    }
    List<Game> games = Library.all();
    if (arguments.has(CommandOption.JSON)) {
      games.forEach(game -> console.out().println(GameJson.of(game)));
      return ExitCode.OK;
    }
    int width = games.stream().mapToInt(game -> game.id().length()).max().orElse(0);
    for (Game game : games) {
      console
          .out()
          .println(
              TextFormatting.pad(game.id(), width + 2)
                  + TextFormatting.pad(status(game), 18)
                  + line(game));
    }
    console.out().println();
    console.out().println(games.size() + " games. For details of one: zermelo show GAME");
    return ExitCode.OK;
  }

  /** Returns how a game is written and how much is known about it. */
  private static String status(Game game) {
    int theorems = Theorems.of(game.id()).size();
    String kind = game instanceof TextGame ? "text" : "java";
    return kind
        + (theorems == 0 ? "" : ", " + theorems + (theorems == 1 ? " theorem" : " theorems"));
  }

  private static String line(Game game) {
    String words = game.words();
    int stop = words.indexOf(". ");
    String first = stop < 0 ? words : words.substring(0, stop + 1);
    List<String> names = game.parameters().stream().map(GamesCommand::parameter).toList();
    return first + (names.isEmpty() ? "" : " [" + String.join(", ", names) + "]");
  }

  private static String parameter(Parameter parameter) {
    return parameter.required() ? parameter.name() : parameter.name() + "=" + parameter.fallback();
  }
}
