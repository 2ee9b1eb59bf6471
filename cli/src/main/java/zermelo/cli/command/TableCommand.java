package zermelo.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Numbers;
import zermelo.cli.shell.Option;
import zermelo.desk.Asked;
import zermelo.desk.code.CodedSolver;
import zermelo.desk.table.Table;
import zermelo.desk.table.TableMaker;
import zermelo.desk.table.TableText;
import zermelo.heaps.effort.Effort;
import zermelo.kernel.BadInput;
import zermelo.kernel.Settings;
import zermelo.solve.Budget;
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
    TableMaker.Wish wish = wish(arguments);
    Budget budget = arguments.value(Option.BUDGET).map(Budget::parse).orElse(Budget.standard());
    Work work = new Work(arguments, console);
    CodedSolver solver =
        new CodedSolver(work::solveAmongMany, known.own(), budget, Effort.usual())
            .expecting(wish.to());
    TableMaker maker = new TableMaker(known, misere, method(arguments), solver);
    Table table = maker.fill(wish);
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
    maker.stopped().ifPresent(out -> console.say("zermelo: the table ends early: " + out.why()));
    return maker.stopped().isPresent() ? Exit.OUT_OF_BUDGET : Exit.ANSWERED;
  }

  private static TableMaker.Wish wish(Arguments arguments) {
    return new TableMaker.Wish(
        arguments.has(FROM)
            ? OptionalLong.of(Numbers.read(arguments, FROM, 0, 0, MOST))
            : OptionalLong.empty(),
        Numbers.read(arguments, TO, 20, 0, MOST),
        arguments.has(VALUE)
            ? Optional.of(arguments.word(VALUE, "", TableMaker.Wish.VALUES))
            : Optional.empty());
  }

  private static Question.Method method(Arguments arguments) {
    return arguments.word(METHOD, "auto", List.of("auto", "computed")).equals("computed")
        ? Question.Method.COMPUTED
        : Question.Method.AUTO;
  }
}
