package zermelo.cli.shell;

import java.util.List;

/**
 * An option of a command.
 *
 * @param name with its dashes: {@code --set}
 * @param value what stands behind it, for the help: {@code k=v}; empty for a switch
 * @param help one line
 */
public record Option(String name, String value, String help) {
  public static final Option SET =
      new Option("--set", "k=v", "settle a parameter; may be repeated");
  public static final Option MISERE =
      new Option("--misere", "", "misère play: who cannot move wins");
  public static final Option JSON = new Option("--json", "", "one JSON object a line");
  public static final Option BUDGET =
      new Option("--budget", "30s|1e8|4g", "stop after so much time, positions or memory");
  public static final Option TABLEBASE =
      new Option("--tablebase", "DIR", "answer from it (else from those in ./tablebases that fit)");
  public static final Option HELP = new Option("--help", "", "this help");

  /** The options that every command of games takes. */
  public static final List<Option> COMMON = List.of(SET, MISERE, JSON, BUDGET, HELP);

  public boolean isSwitch() {
    return value.isEmpty();
  }

  /** The option with its value, as help shows it. */
  public String usage() {
    return isSwitch() ? name : name + " " + value;
  }
}
