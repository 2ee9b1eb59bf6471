package zermelo.cli.tablebase;

import java.util.List;
import java.util.Optional;
import zermelo.cli.command.Batch;
import zermelo.cli.command.SolveRun;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.desk.Asked;
import zermelo.desk.archive.Folder;
import zermelo.desk.archive.Shelf;
import zermelo.kernel.BadInput;
import zermelo.kernel.Game;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.solve.Archive;
import zermelo.solve.Question;
import zermelo.solve.tablebase.BadTablebase;

/** One run of {@code tablebase query}: {@code solve}, from the files alone. */
final class QueryRun {
  private final Arguments arguments;
  private final Console console;

  QueryRun(Arguments arguments, Console console) {
    this.arguments = arguments;
    this.console = console;
  }

  Exit run(List<String> words) {
    if (words.isEmpty()) {
      throw new BadInput(
          "tablebase query takes a folder and positions: zermelo tablebase query ttt X.O/.X./..O");
    }
    try {
      return run(Folder.open(Folder.path(words.getFirst())), words.subList(1, words.size()));
    } catch (BadTablebase damaged) {
      throw new BadInput(damaged.words());
    }
  }

  private Exit run(Folder folder, List<String> positions) {
    Game game = folder.game();
    Rules rules = folder.rules(game);
    Settings settings = folder.settings(game);
    String name = folder.identity().game();
    Archive archive = reachable(folder, rules);
    Asked.Known known =
        new Asked.Known(
            name,
            settings,
            game,
            folder.identity().checksum().isEmpty(),
            rules,
            Optional.empty(),
            Shelf.holding(archive));
    boolean misere = folder.identity().misere();
    SolveRun run =
        new SolveRun(arguments, console, misere, new Asked(misere, known), Question.Method.ARCHIVE);
    if (positions.equals(List.of("-"))) {
      return new Batch(run, console).positions(name, settings);
    }
    return run.each(
        name, settings, positions.isEmpty() ? List.of(folder.identity().start()) : positions);
  }

  /** Says which positions there are if one is not among them. */
  private static Archive reachable(Folder folder, Rules rules) {
    Archive archive = folder.archive(rules);
    return position ->
        Optional.of(
            archive
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
