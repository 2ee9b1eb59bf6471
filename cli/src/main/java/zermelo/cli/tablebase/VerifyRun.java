package zermelo.cli.tablebase;

import static zermelo.cli.shell.Numbers.grouped;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Option;
import zermelo.desk.archive.Folder;
import zermelo.desk.json.Json;
import zermelo.kernel.BadInput;
import zermelo.solve.Budget;
import zermelo.solve.tablebase.BadTablebase;
import zermelo.solve.tablebase.Plan;
import zermelo.solve.tablebase.Verifier;

/** One run of {@code tablebase verify}. */
final class VerifyRun {
  private final Arguments arguments;
  private final Console console;

  VerifyRun(Arguments arguments, Console console) {
    this.arguments = arguments;
    this.console = console;
  }

  /**
   * What was found.
   *
   * @param checked positions that were held against their options
   */
  private record Found(long checked, long bytes, double seconds, List<String> problems) {}

  Exit run(List<String> words) {
    if (words.size() != 1) {
      throw new BadInput("tablebase verify takes one folder: zermelo tablebase verify ttt");
    }
    Path path = Folder.path(words.getFirst());
    try (Watch watch = new Watch(arguments, console)) {
      Found found;
      try {
        found = check(path, watch);
      } catch (BadTablebase damaged) {
        found = new Found(0, 0, 0, List.of(damaged.words()));
      } catch (Budget.Exhausted exhausted) {
        watch.end();
        console.say("zermelo: stopped: " + watch.why() + "; nothing is said of " + path);
        return Exit.OUT_OF_BUDGET;
      } catch (IOException e) {
        throw new BadInput("'%s' cannot be read: %s".formatted(path, e.getMessage()));
      } catch (UncheckedIOException e) {
        throw new BadInput(
            "'%s' cannot be read: %s"
                .formatted(path, Objects.requireNonNull(e.getCause()).getMessage()));
      }
      watch.end();
      tell(path, found);
      return found.problems().isEmpty() ? Exit.ANSWERED : Exit.FAILED;
    }
  }

  private static Found check(Path path, Watch watch) throws IOException {
    long started = System.nanoTime();
    Folder folder = Folder.open(path);
    Plan plan = folder.plan(folder.rules(folder.game()));
    List<String> problems = new ArrayList<>();
    for (Path stranger : folder.manifest().strangers(path)) {
      problems.add(stranger + ": it does not belong to the tablebase");
    }
    try (Scratch scratch = Scratch.create()) {
      Verifier.Report report =
          new Verifier(plan, path, folder.manifest(), watch.effort()).verify(scratch.path());
      problems.addAll(report.problems());
      double seconds = (System.nanoTime() - started) * 1e-9;
      return new Found(report.checked(), Sizes.ofFolder(path), seconds, problems);
    }
  }

  private void tell(Path path, Found found) {
    if (arguments.has(Option.JSON)) {
      Json json = new Json().open('{').key("tablebase").value(path.toString());
      json.key("ok").value(found.problems().isEmpty());
      json.key("checked").value(found.checked()).key("bytes").value(found.bytes());
      json.key("seconds").decimal(found.seconds(), 3).key("problems").open('[');
      found.problems().forEach(json::value);
      console.out().println(json.close(']').close('}'));
    } else if (found.problems().isEmpty()) {
      console
          .out()
          .println(
              "%s is right: %s positions were held against their moves, and all %s bytes against their checksums."
                  .formatted(path, grouped(found.checked()), grouped(found.bytes())));
    } else {
      console.out().println(path + " is wrong:");
      found.problems().forEach(problem -> console.out().println("  " + problem));
    }
  }
}
