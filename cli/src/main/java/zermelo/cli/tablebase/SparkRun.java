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
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.CtrlC;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Option;
import zermelo.desk.Asked;
import zermelo.desk.archive.Folder;
import zermelo.kernel.BadInput;
import zermelo.solve.tablebase.Manifest;

/**
 * One run of {@code tablebase build --engine spark}: a program of its own does the work, so that
 * nothing of Spark is on the class path here. It has the same folder, and prints one JSON object.
 */
final class SparkRun {
  private static final Optional<Path> HOME =
      Optional.ofNullable(System.getProperty("zermelo.home")).map(Path::of);
  private static final Pattern SECONDS = Pattern.compile("\"seconds\":([0-9.]+)");
  private static final Pattern SHUFFLED = Pattern.compile("\"shuffled_bytes\":(\\d+)");

  private final Arguments arguments;
  private final Console console;
  private final Asked.Known known;
  private final String position;

  /**
   * @param position as it was given, empty if it was not
   */
  SparkRun(Arguments arguments, Console console, Asked.Known known, String position) {
    this.arguments = arguments;
    this.console = console;
    this.known = known;
    this.position = position;
  }

  Exit run(BuildText text) {
    Path folder =
        Folder.path(
            arguments
                .value(TablebaseCommand.FOLDER)
                .orElseThrow(() -> new BadInput("a build on Spark needs a folder: -o DIR")));
    if (arguments.value(TablebaseCommand.MASTER).isEmpty()) {
      throw new BadInput("which cluster? --master spark://HOST:PORT says it");
    }
    BuildRun.notAFile(folder);
    try (CtrlC ctrlC = new CtrlC();
        Scratch scratch = Scratch.create()) {
      Path printed = scratch.path().resolve("printed");
      int code = end(command(folder), printed);
      if (ctrlC.pressed()) {
        if (arguments.has(Option.JSON)) {
          console.out().println(text.stopped("it was interrupted"));
        }
        console.say(
            "zermelo: stopped: what is done is in %s, and the same command goes on from there"
                .formatted(folder));
        return Exit.OUT_OF_BUDGET;
      }
      if (code != 0) {
        return code == Exit.BAD_INPUT.code() ? Exit.BAD_INPUT : Exit.FAILED; // it has said why
      }
      String json = Files.readString(printed, StandardCharsets.UTF_8);
      console.out().print(arguments.has(Option.JSON) ? json : words(text, folder, json));
      return Exit.ANSWERED;
    } catch (IOException e) {
      throw new BadInput("the build on Spark cannot be run: " + e.getMessage());
    }
  }

  private static String words(BuildText text, Path folder, String json) throws IOException {
    Manifest manifest =
        Manifest.read(folder)
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
            () -> new BadInput("a build on Spark is run by the launcher, ./zermelo, alone"));
    List<String> command = new ArrayList<>();
    command.add("sh");
    command.add(home.resolve("spark/src/main/sh/run.sh").toString());
    command.add(home.toString());
    command.add(known.name());
    if (!position.isEmpty()) {
      command.add(position);
    }
    known
        .settings()
        .values()
        .forEach((name, value) -> add(command, Option.SET, name + "=" + value));
    if (arguments.has(Option.MISERE)) {
      command.add(Option.MISERE.name());
    }
    add(command, TablebaseCommand.FOLDER, folder.toString());
    for (Option option :
        List.of(
            TablebaseCommand.MASTER,
            TablebaseCommand.PARTITIONS,
            TablebaseCommand.CHECKPOINT,
            TablebaseCommand.CONF)) {
      arguments.all(option).forEach(value -> add(command, option, value));
    }
    return command;
  }

  private static void add(List<String> command, Option option, String value) {
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
