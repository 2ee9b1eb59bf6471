package zermelo.cli.contest;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.application.contest.ContestFormat;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.CommandSolver;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.OutputFile;
import zermelo.cli.shell.ProgressLine;
import zermelo.cli.shell.WriteFailure;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;

/** {@code zermelo stress FORMAT -- ./program}: tests a user's program against correct answers. */
public final class StressCommand implements Command {
  private static final CommandOption CASES =
      new CommandOption("--cases", "N", "cases to try (default 2000; 500 if an input is one case)");
  private static final CommandOption SEED =
      new CommandOption("--seed", "N", "seed of the random cases (default 1)");
  private static final CommandOption TIME =
      new CommandOption("--time", "2s", "time limit for one run of the program (default 2s)");
  private static final CommandOption LARGEST =
      new CommandOption("--largest", "N", "largest number in random cases (default: the judge's)");
  private static final CommandOption BUDGET =
      new CommandOption(
          "--budget", "30s", "time limit for the search, and again for shrinking (default 30s)");
  private static final CommandOption SAVE =
      new CommandOption(
          "--save", "FOLDER", "where to put the failing input and its answer (default .)");

  /** Limits of the right answer to one case. Larger cases are left out. */
  private static final Limits EACH =
      Limits.standard().withTime(Duration.ofSeconds(2)).withPositions(1_000_000);

  private static final int MANY = 2000;
  private static final int FEW = 500;
  private static final long MAX_CASES = 1_000_000;

  @Override
  public String usage() {
    return "FORMAT|GAME -- ./program [ARGS]";
  }

  @Override
  public String summary() {
    return "Tests a program on small and random cases; a failing input is shrunk and saved.";
  }

  @Override
  public List<CommandOption> options() {
    List<CommandOption> options = new ArrayList<>(FormatArgument.OPTIONS);
    options.addAll(List.of(CASES, SEED, TIME, LARGEST, BUDGET, SAVE));
    options.addAll(List.of(CommandOption.JSON, CommandOption.HELP));
    return options;
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo stress codeforces/705B -- ./solution",
        "zermelo stress kattis/multiplicationgame --cases 10000 --seed 7 -- python3 game.py",
        "zermelo stress divisor-turn --time 5s -- java Solution.java",
        "zermelo stress my.game --input 't * (n k)' --output 'Alice|Bob' -- ./solution");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    List<String> rest = arguments.positionals();
    if (rest.isEmpty()) {
      throw new BadInput(
          "stress takes a format and a program: zermelo stress codeforces/705B -- ./solution;"
              + " zermelo judge lists the formats");
    }
    CommandSolver solver = CommandSolver.withoutReport(EACH, console);
    ContestFormat format = FormatArgument.read(rest.getFirst(), arguments, solver);
    if (rest.size() < 2) {
      throw new BadInput(
          "which program? zermelo stress " + format.name() + " -- ./solution [ARGS]");
    }
    int standard = format.layout().isMany() ? MANY : FEW;
    int cases = (int) number(arguments, CASES, standard, 1, MAX_CASES);
    long seed = number(arguments, SEED, 1, 0, Long.MAX_VALUE);
    long largest = number(arguments, LARGEST, format.largest(), 1, Long.MAX_VALUE);
    Duration time = time(arguments, BUDGET, Duration.ofSeconds(30));
    Path folder = folder(arguments);
    boolean json = arguments.has(CommandOption.JSON);
    try (TestedProgram contestant =
        new TestedProgram(
            rest.subList(1, rest.size()), time(arguments, TIME, Duration.ofSeconds(2)))) {
      OutputChecker referee = new OutputChecker(format, contestant);
      Limits limits = Limits.unlimited().withTime(time);
      FailureSearch.Request wanted = new FailureSearch.Request(cases, seed, largest);
      ProgressLine line = new ProgressLine(console, "cases");
      FailureSearch hunt = new FailureSearch(format, referee, wanted, new Progress(limits, line));
      Optional<StressFailure> found = hunt.run();
      if (found.isEmpty()) {
        line.clear();
        console
            .out()
            .print(
                json
                    ? StressJson.noDifference(format.name(), hunt, wanted)
                    : StressText.noDifference(format.name(), hunt, wanted));
        return ExitCode.OK;
      }
      StressFailure smallest = Shrinker.shrink(format, referee, found.get(), new Progress(limits));
      line.clear();
      StressText.SavedFiles saved = save(format, smallest, folder, console);
      console
          .out()
          .print(
              json
                  ? StressJson.failure(format.name(), smallest, seed)
                  : StressText.failure(format.name(), smallest, saved, seed));
      return ExitCode.CHECK_FAILED;
    }
  }

  /** Saves the failure under the file names that contestants usually use. */
  private static StressText.SavedFiles save(
      ContestFormat format, StressFailure failure, Path folder, Console console) {
    String name = "stress-" + fileName(format.name());
    Path input = folder.resolve(name + ".in");
    Path right = folder.resolve(name + ".ans");
    try {
      new OutputFile(input).write(failure.input());
      new OutputFile(right).write(failure.right());
      return new StressText.SavedFiles(" (saved in " + input + ")", " (saved in " + right + ")");
    } catch (WriteFailure e) {
      console.message("zermelo: " + e.getMessage());
      return new StressText.SavedFiles("", "");
    }
  }

  /** Returns the name of a problem or of a game's file, without folders and {@code .game}. */
  private static String fileName(String name) {
    String file = name.endsWith(".game") ? name.substring(name.lastIndexOf('/') + 1) : name;
    return file.replaceFirst("\\.game$", "").replace('/', '-');
  }

  private static Path folder(CommandArguments arguments) {
    String name = arguments.value(SAVE).orElse("");
    try {
      Path folder = Path.of(name);
      if (!Files.isDirectory(folder)) {
        throw new BadInput("there is no folder " + name + " to save a failing input in");
      }
      return folder;
    } catch (InvalidPathException e) {
      throw new BadInput("'" + name.replace('\0', '?') + "' is not a folder");
    }
  }

  private static long number(
      CommandArguments arguments, CommandOption option, long fallback, long low, long high) {
    String text = arguments.value(option).orElse(Long.toString(fallback));
    try {
      long value = Long.parseLong(text);
      if (low <= value && value <= high) {
        return value;
      }
    } catch (NumberFormatException e) {
      // reported below
    }
    throw new BadInput(
        option.name() + " takes a number from " + low + " to " + high + ", not '" + text + "'");
  }

  /** Parses a time such as {@code 500ms} or {@code 2s}; a plain number is seconds. */
  private static Duration time(
      CommandArguments arguments, CommandOption option, Duration fallback) {
    String text = arguments.value(option).orElse("");
    if (text.isEmpty() && arguments.value(option).isEmpty()) {
      return fallback;
    }
    if (!text.matches("\\d{1,6}(\\.\\d{1,3})?(ms|s|m)?")) {
      throw new BadInput(
          option.name() + " takes a time such as 500ms, 2s or 5m, not '" + text + "'");
    }
    boolean plain = Character.isDigit(text.charAt(text.length() - 1));
    Duration time = Limits.parse(plain ? text + "s" : text).time();
    if (time.isZero()) {
      throw new BadInput(option.name() + " must be more than 0");
    }
    return time;
  }
}
