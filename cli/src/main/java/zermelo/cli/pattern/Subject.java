package zermelo.cli.pattern;

import java.util.OptionalInt;
import zermelo.cli.code.CodedSolver;
import zermelo.cli.command.Asked;
import zermelo.cli.command.Work;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Numbers;
import zermelo.cli.shell.Option;
import zermelo.insight.survey.Examiner;
import zermelo.insight.survey.Names;
import zermelo.insight.survey.Setup;
import zermelo.kernel.Settings;
import zermelo.library.Library;
import zermelo.solve.Budget;
import zermelo.solve.Question;

/** The game of a run of {@code check} or {@code discover}, with what its options say of it. */
final class Subject {
  static final Option TO =
      new Option("--to", "N", "the largest number (default: some thousand positions)");
  static final Option HEAPS = new Option("--heaps", "K", "sums of K heaps, called a, b, c, ...");
  static final Option LENGTH =
      new Option("--length", "L", "lists of at most L numbers (default 3)");

  private static final int LONGEST = 8;

  final String name;
  final Settings settings;
  final boolean misere;
  final Names names;
  final OptionalInt heaps;
  final int longest;
  final Examiner examiner;

  Subject(Arguments arguments, Console console, String name, Question.Method method, Budget usual) {
    this.name = name;
    Settings given = Settings.NONE;
    for (String setting : arguments.all(Option.SET)) {
      given = given.and(setting);
    }
    this.settings = given;
    this.misere = arguments.has(Option.MISERE);
    Asked asked = new Asked(misere);
    this.names = new Names(asked.named(name), given, values -> setup(asked.game(name, values)));
    this.heaps =
        arguments.has(HEAPS)
            ? OptionalInt.of((int) Numbers.read(arguments, HEAPS, 1, 1, LONGEST))
            : OptionalInt.empty();
    this.longest = (int) Numbers.read(arguments, LENGTH, 3, 0, LONGEST);
    Work work = new Work(arguments, console, usual);
    CodedSolver solver = new CodedSolver(work::solveAmongMany, Library.isOwn(name), arguments);
    this.examiner = new Examiner(solver, misere, method);
  }

  private static Setup setup(Asked.Known known) {
    return new Setup(known.title(), known.rules(), known.oracle());
  }

  /** The game with its settings, as it was asked for. */
  String title() {
    return Asked.title(name, settings) + (misere ? ", misère play" : "");
  }
}
