package zermelo.cli.tablebase;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zermelo.application.GameResolver;
import zermelo.application.tablebase.TablebaseFolder;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.InterruptSignal;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Cancellation;
import zermelo.solve.tablebase.format.TablebaseManifest;

/**
 * Runs {@code tablebase build --engine spark} once.
 *
 * <p>A separate program does the work, so that Spark is not on the class path here. It writes to
 * the same folder and prints one JSON object.
 */
final class SparkBuildRun {
  private static final Optional<Path> HOME =
      Optional.ofNullable(System.getProperty("zermelo.home")).map(Path::of);
  private static final Pattern SECONDS = Pattern.compile("\"seconds\":([0-9.]+)");
  private static final Pattern SHUFFLED = Pattern.compile("\"shuffled_bytes\":(\\d+)");

  private final CommandArguments arguments;
  private final Console console;
  private final GameResolver.ResolvedGame resolved;
  private final String position;

  /**
   * @param position the position as the user gave it, or empty
   */
  SparkBuildRun(
      CommandArguments arguments,
      Console console,
      GameResolver.ResolvedGame resolved,
      String position) {
    this.arguments = arguments;
    this.console = console;
    this.resolved = resolved;
    this.position = position;
  }

  ExitCode run(TablebaseBuildText text) {
    Path folder =
        TablebaseFolder.path(
            arguments
                .value(TablebaseCommand.FOLDER)
                .orElseThrow(() -> new BadInput("a build on Spark needs a folder: -o DIR")));
    if (arguments.value(TablebaseCommand.MASTER).isEmpty()) {
      throw new BadInput("which cluster? Give it as --master spark://HOST:PORT");
    }
    TablebaseBuildRun.notAFile(folder);
    Cancellation cancellation = new Cancellation();
    InterruptSignal signal = InterruptSignal.cancelling(cancellation);
    try (signal;
        TemporaryFolder scratch = TemporaryFolder.create()) {
      Path printed = scratch.path().resolve("printed");
      int code = end(command(folder), printed);
      if (cancellation.requested()) {
        if (arguments.has(CommandOption.JSON)) {
          console.out().println(text.stopped(cancellation.reason()));
        }
        console.message(
            "zermelo: stopped: the finished part is in %s, and the same command continues from there"
                .formatted(folder));
        return ExitCode.LIMIT_REACHED;
      }
      if (code != 0) {
        return code == ExitCode.BAD_INPUT.code()
            ? ExitCode.BAD_INPUT
            : ExitCode.CHECK_FAILED; // it has printed the reason
      }
      String json = Files.readString(printed, StandardCharsets.UTF_8);
      console.out().print(arguments.has(CommandOption.JSON) ? json : words(text, folder, json));
      return ExitCode.OK;
    } catch (IOException e) {
      throw new BadInput("the build on Spark cannot be run: " + e.getMessage());
    }
  }

  private static String words(TablebaseBuildText text, Path folder, String json)
      throws IOException {
    TablebaseManifest manifest =
        TablebaseManifest.read(folder)
            .orElseThrow(() -> new BadInput("there is no tablebase in %s".formatted(folder)));
    double seconds = Double.parseDouble(value(SECONDS, json));
    return text.text(manifest, seconds, Long.parseLong(value(SHUFFLED, json)));
  }

  private static String value(Pattern pattern, String json) {
    Matcher matcher = pattern.matcher(json);
    if (!matcher.find()) {
      throw new IllegalStateException("what is this? " + json);
    }
    return matcher.group(1);
  }

  private List<String> command(Path folder) {
    Path home =
        HOME.orElseThrow(
            () -> new BadInput("only the launcher, ./zermelo, can run a build on Spark"));
    List<String> command = new ArrayList<>();
    command.add("sh");
    command.add(home.resolve("spark/src/main/sh/run.sh").toString());
    command.add(home.toString());
    command.add(resolved.name());
    if (!position.isEmpty()) {
      command.add(position);
    }
    resolved
        .settings()
        .values()
        .forEach((name, value) -> add(command, CommandOption.SET, name + "=" + value));
    if (arguments.has(CommandOption.MISERE)) {
      command.add(CommandOption.MISERE.name());
    }
    add(command, TablebaseCommand.FOLDER, folder.toString());
    for (CommandOption option :
        List.of(
            TablebaseCommand.MASTER,
            TablebaseCommand.PARTITIONS,
            TablebaseCommand.CHECKPOINT,
            TablebaseCommand.CONF)) {
      arguments.values(option).forEach(value -> add(command, option, value));
    }
    return command;
  }

  private static void add(List<String> command, CommandOption option, String value) {
    command.add(option.name());
    command.add(value);
  }

  private int end(List<String> command, Path printed) throws IOException {
    console.out().flush();
    Process process =
        new ProcessBuilder(command)
            .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .redirectOutput(printed.toFile())
            .start();
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new IOException("it was interrupted", e);
    }
  }
}
