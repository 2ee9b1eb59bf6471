package zermelo.cli.shell;

import java.util.List;
import zermelo.application.words.TextFormatting;

/** Makes the texts that {@code --help} prints: of one command, or of all. */
public final class HelpText {
  /** The meaning of the exit codes. */
  public static final String EXITS =
      "Exit: 0 answered, 1 a check failed, 2 bad input, 3 the budget ran out,\n"
          + "74 an output could not be written.";

  private HelpText() {}

  /** Returns the help of one command. */
  public static String of(String name, Command command) {
    StringBuilder text = new StringBuilder();
    text.append("zermelo ").append(name).append(' ').append(command.usage()).append('\n');
    text.append('\n').append(command.summary()).append('\n');
    text.append("\nOptions:\n");
    List<CommandOption> options = command.options();
    int width = options.stream().mapToInt(option -> option.usage().length()).max().orElse(0);
    for (CommandOption option : options) {
      text.append("  ")
          .append(TextFormatting.pad(option.usage(), width + 2))
          .append(option.help())
          .append('\n');
    }
    text.append("\nExamples:\n");
    command.examples().forEach(line -> text.append("  ").append(line).append('\n'));
    return text.append('\n').append(EXITS).append('\n').toString();
  }
}
