package zermelo.cli.pattern;

import java.util.OptionalInt;
import zermelo.cli.command.Work;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Numbers;
import zermelo.cli.shell.Option;
import zermelo.desk.Asked;
import zermelo.desk.pattern.Subject;
import zermelo.heaps.effort.Effort;
import zermelo.kernel.Settings;
import zermelo.solve.Budget;
import zermelo.solve.Question;

/** What the options of {@code check} and {@code discover} say of the game that is surveyed. */
final class Surveyed {
  static final Option TO =
      new Option("--to", "N", "the largest number (default: some thousand positions)");
  static final Option HEAPS = new Option("--heaps", "K", "sums of K heaps, called a, b, c, ...");
  static final Option LENGTH =
      new Option("--length", "L", "lists of at most L numbers (default 3)");

  private Surveyed() {}

  /**
   * @param usual the budget where the options name none
   */
  static Subject subject(
      Arguments arguments, Console console, String game, Question.Method method, Budget usual) {
    Settings settings = Settings.NONE;
    for (String setting : arguments.all(Option.SET)) {
      settings = settings.and(setting);
    }
    boolean misere = arguments.has(Option.MISERE);
    OptionalInt heaps =
        arguments.has(HEAPS)
            ? OptionalInt.of((int) Numbers.read(arguments, HEAPS, 1, 1, Subject.LONGEST))
            : OptionalInt.empty();
    int longest = (int) Numbers.read(arguments, LENGTH, Subject.USUAL_LENGTH, 0, Subject.LONGEST);
    Work work = new Work(arguments, console, usual);
    Budget budget = arguments.value(Option.BUDGET).map(Budget::parse).orElse(Budget.standard());
    return new Subject(
        new Subject.Wish(game, settings, misere, heaps, longest),
        new Asked(misere),
        work::solveAmongMany,
        budget,
        Effort.usual(),
        method);
  }
}
