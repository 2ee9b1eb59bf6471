package zermelo.cli.tablebase;

import java.util.List;
import java.util.Optional;
import zermelo.application.GameResolver;
import zermelo.application.tablebase.TablebaseFinder;
import zermelo.application.tablebase.TablebaseFolder;
import zermelo.cli.command.SolveBatch;
import zermelo.cli.command.SolveRun;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.kernel.Game;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.solve.ProvenPositions;
import zermelo.solve.Question;
import zermelo.solve.TablebaseSource;
import zermelo.solve.tablebase.BadTablebase;

/** Runs {@code tablebase query} once: like {@code solve}, but from the files alone. */
final class TablebaseQueryRun {
  private final CommandArguments arguments;
  private final Console console;

  TablebaseQueryRun(CommandArguments arguments, Console console) {
    this.arguments = arguments;
    this.console = console;
  }

  ExitCode run(List<String> words) {
    if (words.isEmpty()) {
      throw new BadInput(
          "tablebase query takes a folder and positions: zermelo tablebase query ttt X.O/.X./..O");
    }
    try {
      return run(
          TablebaseFolder.open(TablebaseFolder.path(words.getFirst())),
          words.subList(1, words.size()));
    } catch (BadTablebase damaged) {
      throw new BadInput(damaged.words());
    }
  }

  private ExitCode run(TablebaseFolder folder, List<String> positions) {
    Game game = folder.game();
    Rules rules = folder.rules(game);
    Settings settings = folder.settings(game);
    String name = folder.identity().game();
    TablebaseSource source = reachable(folder, rules);
    GameResolver.ResolvedGame resolved =
        new GameResolver.ResolvedGame(
            name,
            settings,
            game,
            folder.identity().checksum().isEmpty(),
            rules,
            Optional.empty(),
            Optional.empty(),
            TablebaseFinder.holding(source),
            ProvenPositions.NONE);
    boolean misere = folder.identity().misere();
    SolveRun run =
        new SolveRun(
            arguments,
            console,
            misere,
            new GameResolver(misere, resolved),
            Question.Method.TABLEBASE);
    if (positions.equals(List.of("-"))) {
      return new SolveBatch(run, console).positions(name, settings);
    }
    return run.each(
        name, settings, positions.isEmpty() ? List.of(folder.identity().start()) : positions);
  }

  /** Wraps the tablebase: a position outside it gets a message that says which ones it holds. */
  private static TablebaseSource reachable(TablebaseFolder folder, Rules rules) {
    TablebaseSource source = folder.source(rules);
    return position ->
        Optional.of(
            source
                .holding(position)
                .orElseThrow(
                    () ->
                        new BadInput(
                            "%s cannot be reached from %s, where the tablebase %s begins"
                                .formatted(
                                    rules.print(position),
                                    folder.identity().start(),
                                    folder.path()))));
  }
}
