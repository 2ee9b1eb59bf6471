package zermelo.cli.shell;

import java.util.List;

/**
 * An option of a command.
 *
 * @param name with its dashes: {@code --set}
 * @param value a placeholder for its value in the help: {@code k=v}; empty for a switch
 * @param help one line
 */
public record CommandOption(String name, String value, String help) {
  public static final CommandOption SET =
      new CommandOption("--set", "k=v", "set a parameter; may be repeated");
  public static final CommandOption MISERE =
      new CommandOption("--misere", "", "misère play: a player who cannot move wins");
  public static final CommandOption JSON =
      new CommandOption("--json", "", "one JSON object per line");
  public static final CommandOption BUDGET =
      new CommandOption("--budget", "30s|1e8|4g", "stop at this much time, positions or memory");
  public static final CommandOption MEMORY =
      new CommandOption("--memory", "512mb|4g", "memory limit for tables, like that of --budget");
  public static final CommandOption TABLEBASE =
      new CommandOption(
          "--tablebase",
          "DIR",
          "answer from this tablebase (default: those in ./tablebases that fit)");
  public static final CommandOption HELP = new CommandOption("--help", "", "this help");

  /** The options that every command about games accepts. */
  public static final List<CommandOption> COMMON = List.of(SET, MISERE, JSON, BUDGET, HELP);

  public boolean isFlag() {
    return value.isEmpty();
  }

  /** Returns the option with its value, as the help shows it. */
  public String usage() {
    return isFlag() ? name : name + " " + value;
  }
}
