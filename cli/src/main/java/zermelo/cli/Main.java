package zermelo.cli;

import java.io.FileDescriptor;
import java.util.ArrayList;
import java.util.List;
import zermelo.application.ProgramVersion;
import zermelo.application.words.TextFormatting;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.HelpText;
import zermelo.cli.shell.MessageShortener;
import zermelo.cli.shell.ProcessOutput;
import zermelo.cli.shell.WriteFailure;
import zermelo.kernel.RulesFault;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.NearestNames;

/** The program {@code zermelo}: finds the requested command and runs it. */
public final class Main {
  /** Hidden: the training runs that the launcher records to make later starts fast. */
  private static final String TRAIN = "--train";

  private static final String TRAIN_BOARDS = "--train-boards";

  private Main() {}

  public static void main(String[] args) {
    if (args.length == 1 && (args[0].equals(TRAIN) || args[0].equals(TRAIN_BOARDS))) {
      StartupTraining.run(args[0].equals(TRAIN_BOARDS));
      return;
    }
    ProcessOutput output = new ProcessOutput(FileDescriptor.out);
    Console console = Console.ofProcess(output);
    int code = run(console, args).code();
    console.out().flush();
    if (output.writeError().isPresent()) {
      console.message("zermelo: the output could not be written: " + output.writeError().get());
      code = ExitCode.WRITE_FAILED.code();
    }
    console.err().flush();
    // All output is written. System.exit would load Java's logging and add a tenth to the run time.
    Runtime.getRuntime().halt(code);
  }

  /** Runs one command line. Bad input becomes one clear message; any other exception is a bug. */
  public static ExitCode run(Console console, String... args) {
    try {
      return dispatch(console, List.of(args));
    } catch (BadInput | RulesFault e) {
      console.message("zermelo: " + MessageShortener.of(e));
      return ExitCode.BAD_INPUT;
    } catch (WriteFailure e) {
      console.message("zermelo: " + MessageShortener.of(e));
      return ExitCode.WRITE_FAILED;
    } catch (OutOfMemoryError e) {
      console.message(
          "zermelo: the memory ran out; with --budget 1e7, for example, the work stops at 10,000,000 positions");
      return ExitCode.LIMIT_REACHED;
    }
  }

  private static ExitCode dispatch(Console console, List<String> args) {
    String name = args.isEmpty() ? "help" : args.getFirst();
    List<String> rest = args.isEmpty() ? List.of() : args.subList(1, args.size());
    return switch (name) {
      case "--version", "-V", "version" -> {
        console.out().println("zermelo " + ProgramVersion.text());
        yield ExitCode.OK;
      }
      case "--help", "-h", "help" -> {
        console.out().print(rest.isEmpty() ? overview() : help(rest.getFirst()));
        yield ExitCode.OK;
      }
      default -> {
        Command command = command(name);
        List<String> ours = rest.contains("--") ? rest.subList(0, rest.indexOf("--")) : rest;
        if (ours.contains("--help") || ours.contains("-h")) {
          console.out().print(HelpText.of(name, command));
          yield ExitCode.OK;
        }
        yield command.run(CommandArguments.parse(command.options(), rest), console);
      }
    };
  }

  private static Command command(String name) {
    return RegisteredCommand.named(name).orElseThrow(() -> unknown(name)).create();
  }

  private static BadInput unknown(String name) {
    return new BadInput(
        "there is no command '"
            + name
            + "'."
            + NearestNames.hint(name, RegisteredCommand.names())
            + " Commands: "
            + String.join(", ", RegisteredCommand.names())
            + "; see zermelo --help.");
  }

  private static String help(String name) {
    return HelpText.of(name, command(name));
  }

  /** Returns the names of the commands that have this option. */
  private static String shared(CommandOption option) {
    List<String> all = RegisteredCommand.names();
    List<String> takers =
        all.stream()
            .filter(
                name ->
                    command(name).options().stream()
                        .anyMatch(own -> own.name().equals(option.name())))
            .toList();
    return "  "
        + TextFormatting.pad(option.name(), 10)
        + (takers.equals(all) ? "every command" : String.join(", ", takers));
  }

  private static String overview() {
    List<String> lines = new ArrayList<>();
    lines.add("Zermelo: every finite game of perfect information is already decided.");
    lines.add("");
    for (String name : RegisteredCommand.names()) {
      Command command = command(name);
      lines.add("  zermelo " + (name + " " + command.usage()).strip());
      lines.add("      " + command.summary());
    }
    lines.add("");
    lines.add("GAME is a library id (zermelo games), a path to a .game file, or graph:FILE.");
    lines.add("Shared options, and the commands that take them (zermelo COMMAND --help has all):");
    CommandOption.COMMON.forEach(option -> lines.add(shared(option)));
    lines.add(HelpText.EXITS);
    lines.add("");
    lines.add("Begin with: zermelo solve divisor-duel 30");
    return String.join("\n", lines) + "\n";
  }
}
