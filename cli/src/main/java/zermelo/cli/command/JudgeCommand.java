package zermelo.cli.command;

import java.util.List;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Option;
import zermelo.desk.words.Prose;
import zermelo.kernel.BadInput;
import zermelo.library.contest.Answers;
import zermelo.library.contest.Format;
import zermelo.library.contest.Formats;
import zermelo.library.contest.Tokens;

/** {@code zermelo judge FORMAT}: the input of a contest to its output. */
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
  public List<Option> options() {
    return List.of(Option.HELP);
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo judge",
        "zermelo judge codeforces/1312F < in.txt > out.txt",
        "echo 12 | zermelo judge divisor-turn");
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    if (arguments.rest().isEmpty()) {
      console.out().print(listing());
      return Exit.ANSWERED;
    }
    if (arguments.rest().size() > 1) {
      throw new BadInput(
          "judge takes one format and reads standard input: zermelo judge codeforces/705B < in");
    }
    Answers answers = new Answers();
    Formats.named(arguments.rest().getFirst()).answer(new Tokens(console.in()), answers);
    answers.writeTo(console.out());
    return Exit.ANSWERED;
  }

  /** A table of the formats. */
  private static String listing() {
    List<Format> formats = Formats.all();
    int names = formats.stream().mapToInt(format -> format.name().length()).max().orElse(0);
    int inputs = formats.stream().mapToInt(format -> format.input().length()).max().orElse(0);
    StringBuilder text = new StringBuilder();
    text.append(Prose.pad("FORMAT", names + 2)).append(Prose.pad("input", inputs + 2));
    text.append("output\n");
    for (Format format : formats) {
      text.append(Prose.pad(format.name(), names + 2));
      text.append(Prose.pad(format.input(), inputs + 2));
      text.append(format.output()).append('\n');
    }
    return text.toString();
  }
}
