package zermelo.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command {@code zermelo}: reads the arguments and hands them to a subcommand. */
@Command(
    name = "zermelo",
    description = "A workbench for two-player games of perfect information.",
    mixinStandardHelpOptions = true,
    version = "zermelo 0.1.0-SNAPSHOT")
public final class Main implements Runnable {

  /** Hidden: the run that the launcher records to make later starts fast. */
  private static final String TRAIN = "--train";

  private Main() {}

  public static void main(String[] args) {
    System.exit(args.length == 1 && args[0].equals(TRAIN) ? train() : run(args));
  }

  /** Runs one command and returns its exit code. */
  static int run(String... args) {
    return new CommandLine(new Main()).execute(args);
  }

  /** Runs the commands worth being fast at, in one process, without output. */
  private static int train() {
    var out = System.out;
    System.setOut(new java.io.PrintStream(java.io.OutputStream.nullOutputStream()));
    run("--version");
    run("--help");
    System.setOut(out);
    return 0;
  }

  @Override
  public void run() {
    CommandLine.usage(this, System.out);
  }
}
