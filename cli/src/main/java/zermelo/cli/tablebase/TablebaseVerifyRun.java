package zermelo.cli.tablebase;

import static zermelo.application.words.TextFormatting.grouped;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import zermelo.application.json.JsonWriter;
import zermelo.application.tablebase.TablebaseFolder;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.CommandProgress;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.SharedProgress;
import zermelo.solve.tablebase.BadTablebase;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.verify.TablebaseVerifier;

/** Runs {@code tablebase verify} once: checks the files of a tablebase and prints the problems. */
final class TablebaseVerifyRun {
  private final CommandArguments arguments;
  private final Console console;

  TablebaseVerifyRun(CommandArguments arguments, Console console) {
    this.arguments = arguments;
    this.console = console;
  }

  /**
   * The result of a verification.
   *
   * @param checked the number of positions compared with their options
   */
  private record VerifyResult(long checked, long bytes, double seconds, List<String> problems) {}

  ExitCode run(List<String> words) {
    if (words.size() != 1) {
      throw new BadInput("tablebase verify takes one folder: zermelo tablebase verify ttt");
    }
    Path path = TablebaseFolder.path(words.getFirst());
    try (CommandProgress line = new CommandProgress(console, "positions")) {
      VerifyResult found;
      try {
        found = check(path, line.startShared(TablebaseCommand.limits(arguments)));
      } catch (BadTablebase damaged) {
        found = new VerifyResult(0, 0, 0, List.of(damaged.words()));
      } catch (LimitReached reached) {
        line.end();
        console.message(
            "zermelo: stopped: " + reached.reason() + "; nothing is known about " + path);
        return ExitCode.LIMIT_REACHED;
      } catch (IOException e) {
        throw new BadInput("'%s' cannot be read: %s".formatted(path, e.getMessage()));
      } catch (UncheckedIOException e) {
        throw new BadInput(
            "'%s' cannot be read: %s"
                .formatted(path, Objects.requireNonNull(e.getCause()).getMessage()));
      }
      line.end();
      print(path, found);
      return found.problems().isEmpty() ? ExitCode.OK : ExitCode.CHECK_FAILED;
    }
  }

  private static VerifyResult check(Path path, SharedProgress progress) throws IOException {
    long started = System.nanoTime();
    TablebaseFolder folder = TablebaseFolder.open(path);
    TablebasePlan plan = folder.plan(folder.rules(folder.game()));
    List<String> problems = new ArrayList<>();
    for (Path stranger : folder.manifest().foreignFiles(path)) {
      problems.add(stranger + ": it does not belong to the tablebase");
    }
    try (TemporaryFolder scratch = TemporaryFolder.create()) {
      TablebaseVerifier.Report report =
          new TablebaseVerifier(plan, path, folder.manifest(), progress).verify(scratch.path());
      problems.addAll(report.problems());
      double seconds = (System.nanoTime() - started) * 1e-9;
      return new VerifyResult(report.checked(), StorageSize.ofFolder(path), seconds, problems);
    }
  }

  private void print(Path path, VerifyResult found) {
    if (arguments.has(CommandOption.JSON)) {
      JsonWriter json = new JsonWriter().open('{').key("tablebase").value(path.toString());
      json.key("ok").value(found.problems().isEmpty());
      json.key("checked").value(found.checked()).key("bytes").value(found.bytes());
      json.key("seconds").decimal(found.seconds(), 3).key("problems").open('[');
      found.problems().forEach(json::value);
      console.out().println(json.close(']').close('}'));
    } else if (found.problems().isEmpty()) {
      console
          .out()
          .println(
              "%s is right: %s positions were checked against their moves, and all %s bytes against their checksums."
                  .formatted(path, grouped(found.checked()), grouped(found.bytes())));
    } else {
      console.out().println(path + " is wrong:");
      found.problems().forEach(problem -> console.out().println("  " + problem));
    }
  }
}
