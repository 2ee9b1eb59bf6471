package zermelo.cli.claims;

import java.util.OptionalInt;
import zermelo.application.GameResolver;
import zermelo.application.claims.SurveySubject;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.CommandSolver;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.GameArgument;
import zermelo.cli.shell.WholeNumberParser;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.insight.survey.LengthRange;
import zermelo.kernel.limits.Limits;
import zermelo.solve.Question;

/**
 * Reads the options of {@code check} and {@code discover} that say which positions to look at:
 * {@code --to 100 --heaps 2}.
 */
public final class SurveyOptions {
  static final CommandOption TO =
      new CommandOption("--to", "N", "the largest number (default: a few thousand positions)");
  static final CommandOption HEAPS =
      new CommandOption("--heaps", "K", "sums of K heaps, called a, b, c, ...");
  static final CommandOption LENGTH =
      new CommandOption(
          "--length", "L", "lists of L numbers, or of 2..4 (default: up to 3); sets too");
  static final CommandOption WHERE =
      new CommandOption("--where", "COND", "only positions that fulfil a condition: 'n is odd'");

  private SurveyOptions() {}

  /**
   * Returns the positions to look at, with the solver and the limits for them.
   *
   * @param usual the limits if the options name none
   */
  static SurveySubject subject(
      CommandArguments arguments,
      Console console,
      String game,
      Question.Method method,
      Limits usual) {
    GameArgument.OneGame named =
        GameArgument.game(
            game,
            arguments.settings(),
            "'" + game + "' is not the name of a game: write kayles, for example");
    boolean misere = arguments.has(CommandOption.MISERE);
    OptionalInt heaps =
        arguments.has(HEAPS)
            ? OptionalInt.of(
                (int) WholeNumberParser.read(arguments, HEAPS, 1, 1, SurveySubject.LONGEST))
            : OptionalInt.empty();
    Limits limits = arguments.has(CommandOption.BUDGET) ? arguments.limits() : usual;
    CommandSolver work = new CommandSolver(limits, console);
    return new SurveySubject(
        new SurveySubject.SurveyRequest(
            named.game(),
            named.settings(),
            misere,
            heaps,
            arguments.value(LENGTH).map(text -> LengthRange.read(text, SurveySubject.LONGEST)),
            arguments.value(WHERE)),
        new GameResolver(misere),
        work::solveAmongMany,
        work.shared(),
        SequenceLimits.usual(),
        method);
  }
}
