package zermelo.cli;

import java.io.FileDescriptor;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Output;

/**
 * The run that the launcher records when it builds: it loads what commands use, so that Java's AOT
 * cache has it ready at every later start.
 */
final class Training {
  private static final String[][] COMMAND_LINES = {
    {"solve", "nim", "3+5+7"},
    {"solve", "nim", "3+5+7", "--json"},
    {"solve", "divisor-duel", "30"},
    {"solve", "divisor-turn", "1000000016000000063", "--json"},
    {"solve", "nim 3+5 + kayles 7"},
    {"solve", "tic-tac-toe", "--json"},
    {"table", "kayles", "--to", "20"},
    {"games"},
    {"show", "nim"},
    {"solve", "nosuchgame", "1"},
  };

  private Training() {}

  static void run() {
    Console.ofProcess(new Output(FileDescriptor.out)); // loads the environment
    try (PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream())) {
      Console console = new Console(InputStream.nullInputStream(), nowhere, nowhere, false, false);
      for (String[] line : COMMAND_LINES) {
        Main.run(console, line);
      }
    }
  }
}
