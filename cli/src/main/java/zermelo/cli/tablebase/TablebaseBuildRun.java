package zermelo.cli.tablebase;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import zermelo.application.GameResolver;
import zermelo.application.tablebase.TablebaseFolder;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.CommandProgress;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.GameArgument;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.SharedProgress;
import zermelo.library.GameIdentity;
import zermelo.solve.tablebase.BadTablebase;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.build.TablebaseBuilder;

/**
 * Runs {@code tablebase build} once: decides whether a tablebase is possible, builds it, and prints
 * a report.
 */
final class TablebaseBuildRun {
  private final CommandArguments arguments;
  private final Console console;
  private final boolean misere;
  private final boolean spark;
  private final Optional<Path> folder;

  /**
   * @param spark whether a cluster does the work
   */
  TablebaseBuildRun(CommandArguments arguments, Console console, boolean spark) {
    this.spark = spark;
    this.arguments = arguments;
    this.console = console;
    this.misere = arguments.has(CommandOption.MISERE);
    this.folder = arguments.value(TablebaseCommand.FOLDER).map(TablebaseFolder::path);
  }

  ExitCode run(List<String> words) {
    if (words.isEmpty() || words.size() > 2) {
      throw new BadInput(
          "tablebase build takes a game and at most one position: zermelo tablebase build tic-tac-toe -o ttt");
    }
    if (!(GameArgument.read(words, arguments.settings()) instanceof GameArgument.OneGame one)) {
      throw new BadInput("a tablebase holds one game, not a sum: " + String.join(" ", words));
    }
    String text = one.position();
    GameResolver.ResolvedGame resolved =
        new GameResolver(misere).game(one.game(), one.settings(), text);
    TablebaseFeasibility.graph(resolved);
    Position start = resolved.position(text);
    TablebasePlan plan = new TablebaseFeasibility(resolved, start).plan(misere);
    TablebaseBuildText report = new TablebaseBuildText(resolved, plan, text, folder);
    if (spark) {
      return new SparkBuildRun(arguments, console, resolved, text).run(report);
    }
    try (CommandProgress progress = new CommandProgress(console, "positions")) {
      return build(resolved, plan, report, progress);
    }
  }

  private ExitCode build(
      GameResolver.ResolvedGame resolved,
      TablebasePlan plan,
      TablebaseBuildText text,
      CommandProgress line) {
    SharedProgress progress = line.startShared(TablebaseCommand.limits(arguments));
    List<String> identity =
        GameIdentity.of(resolved.name(), resolved.game(), resolved.rules(), plan.root(), misere)
            .lines();
    TablebaseBuilder.Report report;
    try {
      report =
          folder.isPresent()
              ? kept(resolved, plan, identity, folder.get(), progress)
              : inMemory(plan, identity, progress);
    } catch (LimitReached reached) {
      return stopped(text, line, reached.reason());
    } catch (OutOfMemoryError error) {
      return stopped(text, line, "the memory ran out; --memory says how much tables may take");
    } catch (Space.Overflow outside) {
      throw new TablebaseFeasibility(resolved, plan.root()).unbounded();
    } catch (BadTablebase damaged) {
      throw new BadInput(damaged.words() + "; delete the folder to build it again");
    } catch (IOException e) {
      return stopped(text, line, reason(e));
    } catch (UncheckedIOException e) {
      return stopped(text, line, reason(Objects.requireNonNull(e.getCause())));
    }
    line.end();
    try {
      boolean json = arguments.has(CommandOption.JSON);
      console.out().print(json ? text.json(report) + "\n" : text.text(report));
    } catch (IOException e) {
      throw new BadInput(reason(e));
    }
    return ExitCode.OK;
  }

  private TablebaseBuilder.Report inMemory(
      TablebasePlan plan, List<String> identity, SharedProgress progress) throws IOException {
    try (TemporaryFolder scratch = TemporaryFolder.create()) {
      TablebaseFeasibility.tooLarge(plan, progress.limits().memory(), scratch.path());
      return TablebaseBuilder.inMemory(plan, identity, scratch.path(), progress);
    }
  }

  private TablebaseBuilder.Report kept(
      GameResolver.ResolvedGame resolved,
      TablebasePlan plan,
      List<String> identity,
      Path path,
      SharedProgress progress)
      throws IOException {
    notAFile(path);
    TablebaseFeasibility.tooLarge(plan, progress.limits().memory(), path);
    make(path);
    Optional<String> rules = GameIdentity.text(resolved.name(), resolved.game());
    TablebaseBuilder builder = new TablebaseBuilder(plan, identity, rules, path, progress);
    if (TablebaseBuilder.unfinished(path) && !arguments.has(CommandOption.JSON)) {
      console.message("continuing the unfinished tablebase in " + path);
    }
    return builder.build();
  }

  static void notAFile(Path path) {
    if (Files.exists(path) && !Files.isDirectory(path)) {
      throw new BadInput("'%s' is a file: a tablebase is a folder".formatted(path));
    }
  }

  private static void make(Path path) {
    try {
      Files.createDirectories(path);
    } catch (IOException e) {
      throw new BadInput("the folder '%s' cannot be made: %s".formatted(path, e.getMessage()));
    }
    if (!Files.isWritable(path)) {
      throw new BadInput("nothing can be written into the folder '%s'".formatted(path));
    }
  }

  private ExitCode stopped(TablebaseBuildText text, CommandProgress line, String why) {
    line.end();
    if (arguments.has(CommandOption.JSON)) {
      console.out().println(text.stopped(why));
    }
    String then =
        folder
            .map(
                path ->
                    "the finished part is in %s, and the same command continues from there"
                        .formatted(path))
            .orElse("nothing was saved; with -o DIR the same command could continue");
    console.message("zermelo: stopped: " + why + "; " + then);
    return ExitCode.LIMIT_REACHED;
  }

  private static String reason(IOException e) {
    return e instanceof FileSystemException file && file.getReason() == null
        ? "'%s' cannot be written: %s".formatted(file.getFile(), e.getClass().getSimpleName())
        : String.valueOf(e.getMessage());
  }
}
