package zermelo.cli.contest;

import java.util.ArrayList;
import java.util.List;
import zermelo.application.GameResolver;
import zermelo.application.contest.ContestFormat;
import zermelo.application.contest.ContestFormats;
import zermelo.application.contest.UnansweredCase;
import zermelo.application.contest.text.OutputBuffer;
import zermelo.application.contest.text.TokenReader;
import zermelo.application.heapcode.HeapCodeSolver;
import zermelo.application.json.JsonWriter;
import zermelo.application.words.TextFormatting;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.CommandSolver;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.kernel.input.BadInput;

/** {@code zermelo judge FORMAT|GAME}: turns the input of a contest problem into its output. */
public final class JudgeCommand implements Command {
  @Override
  public String usage() {
    return "FORMAT|GAME < in > out";
  }

  @Override
  public String summary() {
    return "Answers the input of a contest in its own format; without FORMAT, lists the formats.";
  }

  @Override
  public List<CommandOption> options() {
    List<CommandOption> options = new ArrayList<>(FormatArgument.OPTIONS);
    options.addAll(List.of(CommandOption.BUDGET, CommandOption.JSON, CommandOption.HELP));
    return options;
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo judge",
        "zermelo judge codeforces/1312F < in.txt > out.txt",
        "echo 12 | zermelo judge divisor-turn",
        "zermelo judge my.game --input 't * (n k)' --output 'Alice|Bob' < in.txt");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    CommandSolver solver = new CommandSolver(arguments.limits(), console);
    if (arguments.positionals().isEmpty()) {
      ContestFormats formats = new ContestFormats(new GameResolver(false), solver, false);
      boolean json = arguments.has(CommandOption.JSON);
      console.out().print(json ? jsonListing(formats.all()) : listing(formats.all()));
      return ExitCode.OK;
    }
    if (arguments.positionals().size() > 1) {
      throw new BadInput(
          "judge takes one format and reads standard input: zermelo judge codeforces/705B < in");
    }
    ContestFormat format =
        FormatArgument.read(
            arguments.positionals().getFirst(),
            arguments,
            new HeapCodeSolver(solver::solveAmongMany, solver.shared(), SequenceLimits.usual()));
    OutputBuffer answers = new OutputBuffer();
    try {
      boolean json = arguments.has(CommandOption.JSON);
      int[] number = {0};
      format.answer(
          new TokenReader(console.in()),
          each -> answers.line(json ? json(++number[0], each) : each.getFirst()));
    } catch (UnansweredCase tooMuch) {
      console.message("zermelo: " + tooMuch.getMessage());
      return ExitCode.LIMIT_REACHED;
    }
    answers.writeTo(console.out());
    return ExitCode.OK;
  }

  /** Returns a case with all its right answers as a JSON object. */
  private static String json(int number, List<String> answers) {
    JsonWriter json = new JsonWriter().open('{').key("case").value(number);
    json.key("answers").open('[');
    answers.forEach(json::value);
    return json.close(']').close('}').toString();
  }

  /** Returns the formats as JSON objects, a line each. */
  private static String jsonListing(List<ContestFormat> formats) {
    StringBuilder text = new StringBuilder();
    for (ContestFormat format : formats) {
      JsonWriter json = new JsonWriter().open('{').key("format").value(format.name());
      json.key("game").value(format.game()).key("input").value(format.input());
      text.append(json.key("output").value(format.output()).close('}')).append('\n');
    }
    return text.toString();
  }

  /** Returns a table of the formats. */
  private static String listing(List<ContestFormat> formats) {
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
