package zermelo.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import zermelo.application.GameResolver;
import zermelo.application.heapcode.HeapCodeSolver;
import zermelo.application.table.ParameterTableBuilder;
import zermelo.application.table.ValueTable;
import zermelo.application.table.ValueTableBuilder;
import zermelo.application.table.ValueTableFormat;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.CommandSolver;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.GameArgument;
import zermelo.cli.shell.WholeNumberParser;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Question;

/** {@code zermelo table GAME --to N}: a sequence of values, or a grid for two components. */
public final class TableCommand implements Command {
  private static final CommandOption TO =
      new CommandOption("--to", "N", "the last number (default 20)");
  private static final CommandOption FROM = new CommandOption("--from", "N", "the first number");
  private static final CommandOption VALUE =
      new CommandOption("--value", "grundy|winner|remoteness", "what to tabulate");
  private static final CommandOption FORMAT =
      new CommandOption("--format", "text|csv|markdown|json", "how to print it (default text)");
  private static final CommandOption METHOD =
      new CommandOption("--method", "auto|computed", "computed: from the rules alone");

  /**
   * From this length on, a table computes the Grundy values of heaps directly. Shorter tables do
   * not gain by it.
   */
  private static final long LONG = 4_096;

  private static final long MAX_SIZE = 1_000_000_000_000_000_000L;

  @Override
  public String usage() {
    return "GAME --to N";
  }

  @Override
  public String summary() {
    return "Tabulates a game: a sequence, or a grid for two components.";
  }

  @Override
  public List<CommandOption> options() {
    List<CommandOption> options = new ArrayList<>(List.of(TO, FROM, VALUE, FORMAT, METHOD));
    options.addAll(CommandOption.COMMON);
    return options;
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo table kayles --to 100",
        "zermelo table wythoff --to 12 --value winner",
        "zermelo table take-away --set k=1..9",
        "zermelo table take-away --to 30 --set k=4 --misere --format csv");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    String usage = "table takes one game: zermelo table kayles --to 100";
    if (arguments.positionals().size() != 1) {
      throw new BadInput(usage);
    }
    GameArgument.OneGame game =
        GameArgument.game(arguments.positionals().getFirst(), arguments.settings(), usage);
    boolean misere = arguments.has(CommandOption.MISERE);
    GameResolver resolver = new GameResolver(misere);
    ValueTableBuilder.TableRequest request = request(arguments);
    CommandSolver work = new CommandSolver(arguments.limits(), console);
    if (ParameterTableBuilder.hasRange(game.settings())) {
      HeapCodeSolver coded =
          new HeapCodeSolver(work::solveAmongMany, work.shared(), SequenceLimits.usual());
      ParameterTableBuilder rows =
          new ParameterTableBuilder(
              resolver, game.game(), game.settings(), misere, method(arguments), coded);
      ValueTable table = rows.fill(request);
      String title = GameResolver.title(game.game(), game.settings());
      return print(
          table,
          title,
          new Subject(game.game(), game.settings(), misere),
          rows.stopped(),
          arguments,
          console);
    }
    GameResolver.ResolvedGame resolved = resolver.game(game.game(), game.settings());
    HeapCodeSolver solver =
        new HeapCodeSolver(work::solveAmongMany, work.shared(), SequenceLimits.usual())
            .expecting(request.to());
    ValueTableBuilder maker = new ValueTableBuilder(resolved, misere, method(arguments), solver);
    if (request.to() >= LONG) {
      maker.within(work.shared());
    }
    ValueTable table = maker.fill(request);
    return print(
        table,
        resolved.title(),
        new Subject(resolved.name(), resolved.settings(), misere),
        maker.stopped(),
        arguments,
        console);
  }

  /** The tabulated game, as JSON names it. */
  private record Subject(String name, Settings settings, boolean misere) {}

  private static ExitCode print(
      ValueTable table,
      String title,
      Subject subject,
      Optional<OutOfLimits> stopped,
      CommandArguments arguments,
      Console console) {
    String format =
        arguments.word(
            FORMAT,
            arguments.has(CommandOption.JSON) ? "json" : "text",
            List.of("text", "csv", "markdown", "json"));
    console
        .out()
        .print(
            switch (format) {
              case "csv" -> ValueTableFormat.csv(table);
              case "markdown" -> ValueTableFormat.markdown(table);
              case "json" ->
                  ValueTableFormat.json(
                      table, subject.name(), subject.settings(), subject.misere());
              default -> ValueTableFormat.plain(table, title);
            });
    stopped.ifPresent(out -> console.message("zermelo: the table ends early: " + out.reason()));
    return stopped.isPresent() ? ExitCode.LIMIT_REACHED : ExitCode.OK;
  }

  private static ValueTableBuilder.TableRequest request(CommandArguments arguments) {
    return new ValueTableBuilder.TableRequest(
        arguments.has(FROM)
            ? OptionalLong.of(WholeNumberParser.read(arguments, FROM, 0, 0, MAX_SIZE))
            : OptionalLong.empty(),
        WholeNumberParser.read(arguments, TO, 20, 0, MAX_SIZE),
        arguments.has(VALUE)
            ? Optional.of(arguments.word(VALUE, "", ValueTableBuilder.TableRequest.VALUES))
            : Optional.empty());
  }

  private static Question.Method method(CommandArguments arguments) {
    return arguments.word(METHOD, "auto", List.of("auto", "computed")).equals("computed")
        ? Question.Method.COMPUTED
        : Question.Method.AUTO;
  }
}
