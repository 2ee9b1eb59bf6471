package zermelo.cli.tablebase;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Option;
import zermelo.desk.Asked;
import zermelo.desk.archive.Folder;
import zermelo.kernel.BadInput;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.kernel.Space;
import zermelo.library.Expression;
import zermelo.library.Identity;
import zermelo.solve.Budget;
import zermelo.solve.tablebase.BadTablebase;
import zermelo.solve.tablebase.Builder;
import zermelo.solve.tablebase.Plan;

/** One run of {@code tablebase build}. */
final class BuildRun {
  private static final String GRAPH = "graph:";

  private final Arguments arguments;
  private final Console console;
  private final boolean misere;
  private final boolean spark;
  private final Optional<Path> folder;

  /**
   * @param spark whether a cluster does the work
   */
  BuildRun(Arguments arguments, Console console, boolean spark) {
    this.spark = spark;
    this.arguments = arguments;
    this.console = console;
    this.misere = arguments.has(Option.MISERE);
    this.folder = arguments.value(TablebaseCommand.FOLDER).map(Folder::path);
  }

  Exit run(List<String> words) {
    if (words.isEmpty() || words.size() > 2) {
      throw new BadInput(
          "tablebase build takes a game and at most one position: zermelo tablebase build tic-tac-toe -o ttt");
    }
    Expression.Term term = term(words.getFirst());
    String text = words.size() > 1 ? words.get(1) : term.position();
    Settings settings = Settings.NONE;
    for (String setting : arguments.all(Option.SET)) {
      settings = settings.and(setting);
    }
    for (var entry : term.settings().values().entrySet()) {
      settings = settings.and(entry.getKey() + "=" + entry.getValue());
    }
    Asked.Known known = new Asked(misere).game(term.game(), settings, text);
    Refusal.graph(known);
    Position start = known.position(text);
    Plan plan = new Refusal(known, start).plan(misere);
    BuildText report = new BuildText(known, plan, text, folder);
    if (spark) {
      return new SparkRun(arguments, console, known, text).run(report);
    }
    try (Watch watch = new Watch(arguments, console)) {
      return build(known, plan, report, watch);
    }
  }

  /** A path may have any signs in it, so it is not taken apart. */
  private static Expression.Term term(String word) {
    if (word.startsWith(GRAPH) || word.endsWith(".game") || word.contains("/")) {
      return new Expression.Term(word, Settings.NONE, "");
    }
    List<Expression.Term> terms = Expression.parse(word).terms();
    if (terms.size() > 1) {
      throw new BadInput("a tablebase is of one game, not of a sum: " + word);
    }
    return terms.getFirst();
  }

  private Exit build(Asked.Known known, Plan plan, BuildText text, Watch watch) {
    Builder.Effort effort = watch.effort();
    List<String> identity =
        Identity.of(known.name(), known.game(), known.rules(), plan.root(), misere).lines();
    Builder.Report report;
    try {
      report =
          folder.isPresent()
              ? kept(known, plan, identity, folder.get(), effort)
              : inMemory(plan, identity, effort);
    } catch (Budget.Exhausted exhausted) {
      return stopped(text, watch, watch.why());
    } catch (OutOfMemoryError error) {
      return stopped(text, watch, "the memory ran out; --memory says how much tables may take");
    } catch (Space.Overflow outside) {
      throw new Refusal(known, plan.root()).unbounded();
    } catch (BadTablebase damaged) {
      throw new BadInput(damaged.words() + "; delete the folder to build it anew");
    } catch (IOException e) {
      return stopped(text, watch, reason(e));
    } catch (UncheckedIOException e) {
      return stopped(text, watch, reason(Objects.requireNonNull(e.getCause())));
    }
    watch.end();
    try {
      boolean json = arguments.has(Option.JSON);
      console.out().print(json ? text.json(report) + "\n" : text.text(report));
    } catch (IOException e) {
      throw new BadInput(reason(e));
    }
    return Exit.ANSWERED;
  }

  private Builder.Report inMemory(Plan plan, List<String> identity, Builder.Effort effort)
      throws IOException {
    try (Scratch scratch = Scratch.create()) {
      Refusal.tooLarge(plan, effort.memory(), scratch.path());
      return Builder.inMemory(plan, identity, scratch.path(), effort);
    }
  }

  private Builder.Report kept(
      Asked.Known known, Plan plan, List<String> identity, Path path, Builder.Effort effort)
      throws IOException {
    notAFile(path);
    Refusal.tooLarge(plan, effort.memory(), path);
    make(path);
    Optional<String> rules = Identity.text(known.name(), known.game());
    Builder builder = new Builder(plan, identity, rules, path, effort);
    if (Builder.unfinished(path) && !arguments.has(Option.JSON)) {
      console.say("going on with the unfinished tablebase in " + path);
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

  private Exit stopped(BuildText text, Watch watch, String why) {
    watch.end();
    if (arguments.has(Option.JSON)) {
      console.out().println(text.stopped(why));
    }
    String then =
        folder
            .map(
                path ->
                    "what is done is in %s, and the same command goes on from there"
                        .formatted(path))
            .orElse("nothing is kept; with -o DIR the same command would go on");
    console.say("zermelo: stopped: " + why + "; " + then);
    return Exit.OUT_OF_BUDGET;
  }

  private static String reason(IOException e) {
    return e instanceof FileSystemException file && file.getReason() == null
        ? "'%s' cannot be written: %s".formatted(file.getFile(), e.getClass().getSimpleName())
        : String.valueOf(e.getMessage());
  }
}
