package zermelo.cli.command;

import java.util.List;
import zermelo.application.words.TextFormatting;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.kernel.input.BadInput;
import zermelo.library.contest.ContestFormat;
import zermelo.library.contest.ContestFormats;
import zermelo.library.contest.text.OutputBuffer;
import zermelo.library.contest.text.TokenReader;

/** {@code zermelo judge FORMAT}: turns the input of a contest problem into its output. */
public final class JudgeCommand implements Command {
  @Override
  public String usage() {
    return "FORMAT < in > out";
  }

  @Override
  public String summary() {
    return "Answers the input of a contest in its own format; without FORMAT, lists the formats.";
  }

  @Override
  public List<CommandOption> options() {
    return List.of(CommandOption.HELP);
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo judge",
        "zermelo judge codeforces/1312F < in.txt > out.txt",
        "echo 12 | zermelo judge divisor-turn");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    if (arguments.positionals().isEmpty()) {
      console.out().print(listing());
      return ExitCode.OK;
    }
    if (arguments.positionals().size() > 1) {
      throw new BadInput(
          "judge takes one format and reads standard input: zermelo judge codeforces/705B < in");
    }
    OutputBuffer answers = new OutputBuffer();
    ContestFormats.named(arguments.positionals().getFirst())
        .answer(new TokenReader(console.in()), answers);
    answers.writeTo(console.out());
    return ExitCode.OK;
  }

  /** Returns a table of the formats. */
  private static String listing() {
    List<ContestFormat> formats = ContestFormats.all();
    int names = formats.stream().mapToInt(format -> format.name().length()).max().orElse(0);
    int inputs = formats.stream().mapToInt(format -> format.input().length()).max().orElse(0);
    StringBuilder text = new StringBuilder();
    text.append(TextFormatting.pad("FORMAT", names + 2))
        .append(TextFormatting.pad("input", inputs + 2));
    text.append("output\n");
    for (ContestFormat format : formats) {
      text.append(TextFormatting.pad(format.name(), names + 2));
      text.append(TextFormatting.pad(format.input(), inputs + 2));
      text.append(format.output()).append('\n');
    }
    return text.toString();
  }
}
