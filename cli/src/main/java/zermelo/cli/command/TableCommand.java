package zermelo.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.cli.code.CodedSolver;
import zermelo.cli.render.Table;
import zermelo.cli.render.TableText;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Numbers;
import zermelo.cli.shell.Option;
import zermelo.kernel.BadInput;
import zermelo.kernel.Facts;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.library.Library;
import zermelo.solve.Answer;
import zermelo.solve.OutOfBudget;
import zermelo.solve.Question;

/** {@code zermelo table GAME --to N}: a sequence, or a grid for two components. */
public final class TableCommand implements Command {
  private static final Option TO = new Option("--to", "N", "the last number (default 20)");
  private static final Option FROM = new Option("--from", "N", "the first number");
  private static final Option VALUE =
      new Option("--value", "grundy|winner|remoteness", "what to tabulate");
  private static final Option FORMAT =
      new Option("--format", "text|csv|markdown|json", "how to print it (default text)");
  private static final Option METHOD =
      new Option("--method", "auto|computed", "computed: from the rules alone");

  /** Larger tables are for files and plots of later commands; this one goes to a screen. */
  private static final long MOST_CELLS = 10_000_000;

  private static final long MOST = 1_000_000_000_000_000_000L;

  @Override
  public String usage() {
    return "GAME --to N";
  }

  @Override
  public String summary() {
    return "Tabulates a game: a sequence, or a grid for two components.";
  }

  @Override
  public List<Option> options() {
    List<Option> options = new ArrayList<>(List.of(TO, FROM, VALUE, FORMAT, METHOD));
    options.addAll(Option.COMMON);
    return options;
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo table kayles --to 100",
        "zermelo table wythoff --to 12 --value winner",
        "zermelo table take-away --to 30 --set k=4 --misere --format csv");
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    if (arguments.rest().size() != 1) {
      throw new BadInput("table takes one game: zermelo table kayles --to 100");
    }
    Settings settings = Settings.NONE;
    for (String setting : arguments.all(Option.SET)) {
      settings = settings.and(setting);
    }
    boolean misere = arguments.has(Option.MISERE);
    Asked.Known known = new Asked(misere).game(arguments.rest().getFirst(), settings);
    Filler filler = new Filler(known, misere, arguments, console);
    Table table = filler.fill();
    String format =
        arguments.word(
            FORMAT,
            arguments.has(Option.JSON) ? "json" : "text",
            List.of("text", "csv", "markdown", "json"));
    console
        .out()
        .print(
            switch (format) {
              case "csv" -> TableText.csv(table);
              case "markdown" -> TableText.markdown(table);
              case "json" -> TableText.json(table, known.name(), known.settings(), misere);
              default -> TableText.plain(table, known.title());
            });
    filler.stopped.ifPresent(out -> console.say("zermelo: the table ends early: " + out.why()));
    return filler.stopped.isPresent() ? Exit.OUT_OF_BUDGET : Exit.ANSWERED;
  }

  /** Solves one position after the other until the table is full or the budget empty. */
  private static final class Filler {
    private final Asked.Known known;
    private final boolean misere;
    private final Question.Method method;
    private final CodedSolver solver;
    private final long from;
    private final long to;
    private final String wanted;
    private Optional<OutOfBudget> stopped = Optional.empty();

    Filler(Asked.Known known, boolean misere, Arguments arguments, Console console) {
      this.known = known;
      this.misere = misere;
      this.method =
          arguments.word(METHOD, "auto", List.of("auto", "computed")).equals("computed")
              ? Question.Method.COMPUTED
              : Question.Method.AUTO;
      this.to = Numbers.read(arguments, TO, 20, 0, MOST);
      this.solver =
          new CodedSolver(
                  new Work(arguments, console)::solveAmongMany,
                  Library.isOwn(known.name()),
                  arguments)
              .expecting(to);
      this.from = Numbers.read(arguments, FROM, reads("0") || reads("0,0") ? 0 : 1, 0, MOST);
      Facts facts = known.rules().facts();
      boolean grundy = facts.grundyApplies() && facts.acyclic() && !misere;
      this.wanted =
          arguments.word(
              VALUE, grundy ? "grundy" : "winner", List.of("grundy", "winner", "remoteness"));
      if (from > to) {
        throw new BadInput("the table goes from " + from + " to " + to + ": nothing is in between");
      }
    }

    private boolean reads(String text) {
      try {
        known.rules().parse(text);
        return true;
      } catch (BadInput no) {
        return false;
      }
    }

    Table fill() {
      String n = Long.toString(to);
      boolean line = reads(n);
      if (!line && !reads(n + "," + n)) {
        throw new BadInput(
            known.name()
                + " has no positions of one or two plain numbers up to "
                + to
                + ", so there is no table; zermelo solve looks at single positions");
      }
      long count = to - from + 1;
      if (count > MOST_CELLS || (!line && count > MOST_CELLS / count)) {
        throw new BadInput(
            "a table of so many cells is too large; " + MOST_CELLS + " are the most");
      }
      Table table = new Table(wanted, from, !line);
      for (long row = from; row <= to && stopped.isEmpty(); row++) {
        if (line) {
          cell(Long.toString(row)).ifPresent(table::addCell);
          continue;
        }
        table.newRow();
        for (long column = from; column <= to && stopped.isEmpty(); column++) {
          cell(row + "," + column).ifPresent(table::addCell);
        }
      }
      return table;
    }

    private Optional<String> cell(String text) {
      Position position = known.rules().parse(text);
      Question question =
          new Question(
              List.of(known.component(position)),
              misere,
              method,
              Question.Wanted.NONE,
              0,
              wanted.equals("remoteness"));
      return switch (solver.apply(question)) {
        case Answer answer -> Optional.of(Table.value(wanted, answer));
        case OutOfBudget out -> {
          stopped = Optional.of(out);
          yield Optional.empty();
        }
      };
    }
  }
}
