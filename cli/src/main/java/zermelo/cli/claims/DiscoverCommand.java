package zermelo.cli.claims;

import java.util.ArrayList;
import java.util.List;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.kernel.input.BadInput;

/** {@code zermelo discover GAME}: finds closed forms in its values and tests each one. */
public final class DiscoverCommand implements Command {
  static final CommandOption SEARCH =
      new CommandOption("--search", "N", "fit forms to positions up to N (default: a few hundred)");
  static final CommandOption TEST =
      new CommandOption("--to", "N", "then test them up to N (default: at least ten times as far)");
  static final CommandOption REFUTED =
      new CommandOption("--refuted", "", "show the forms that fitted but failed later, too");
  static final CommandOption EXPORT =
      new CommandOption(
          "--export", "FILE", "write the values: .csv, .json, .tex, or .txt (OEIS b-file)");

  @Override
  public String usage() {
    return "GAME";
  }

  @Override
  public String summary() {
    return "Looks for the pattern: closed forms for who wins and for Grundy values, tested.";
  }

  @Override
  public List<CommandOption> options() {
    List<CommandOption> options =
        new ArrayList<>(
            List.of(
                SEARCH,
                TEST,
                SurveyOptions.HEAPS,
                SurveyOptions.LENGTH,
                SurveyOptions.WHERE,
                REFUTED,
                EXPORT,
                CheckCommand.CERTIFICATE));
    options.addAll(CommandOption.COMMON);
    return options;
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo discover divisor-duel",
        "zermelo discover take-away --set k=4 --misere",
        "zermelo discover nim --heaps 3",
        "zermelo discover kayles --export kayles.csv");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    if (arguments.positionals().size() != 1) {
      throw new BadInput("discover takes one game: zermelo discover divisor-duel");
    }
    return new DiscoverRun(arguments, console, arguments.positionals().getFirst()).run();
  }
}
