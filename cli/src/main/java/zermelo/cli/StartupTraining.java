package zermelo.cli;

import java.io.ByteArrayInputStream;
import java.io.FileDescriptor;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ProcessOutput;

/**
 * Runs typical commands once, so that Java can record an AOT cache. The launcher does this at build
 * time. Later starts take the classes that these commands used from the cache, which is faster than
 * to load them.
 *
 * <p>There are two caches, because every class in a cache costs time at every start: one for games
 * with a board, one for all other commands.
 */
final class StartupTraining {
  private static final String[][] COMMON = {
    {"solve", "nim", "3+5+7"},
    {"solve", "nim", "3+5+7", "--json"},
    {"solve", "divisor-duel", "30"},
    {"solve", "divisor-turn", "1000000016000000063", "--json"},
    {"solve", "nim 3+5 + kayles 7"},
    {"solve", "kayles", "7+9+12"},
    {"solve", "square-nim", "50000", "--moves", "none"},
    {"explain", "nim", "3+5+7"},
    {"table", "kayles", "--to", "20"},
    {"games"},
    {"show", "nim"},
    {"solve", "nosuchgame", "1"},
    {"judge"},
    {"sequence", "0.106", "--to", "60000", "--json"},
    {"sequence", "0.16", "--to", "60000", "--json"},
    {"sequence", "0.6", "--to", "60000", "--json"},
  };

  /** Searches, too: Java notes what is hot, and compiles it at once in later runs. */
  private static final String[][] BOARDS = {
    {"solve", "tic-tac-toe", "--json"},
    {"solve", "mnk", ".../.../...", "--set", "k=3"},
    {"solve", "clobber", "xoxo/oxox"},
    {"explain", "tic-tac-toe"},
    {"show", "tic-tac-toe"},
    {
      "solve",
      "connect-four",
      "--set",
      "width=6",
      "--set",
      "height=5",
      "--method",
      "search",
      "--moves",
      "none",
      "--json"
    },
    {"solve", "domineering", "--set", "rows=7", "--set", "columns=7", "--moves", "none"},
    {"solve", "cram", "--set", "rows=4", "--set", "columns=7", "--moves", "none"},
    {"solve", "clobber", "--set", "rows=4", "--set", "columns=5", "--moves", "none"},
  };

  /** Contest formats with the smallest inputs that use all of their code. */
  private static final String[][] JUDGED = {
    {"divisor-turn", "12"},
    {"number-transformation", "2 6 10 243 729"},
    {"kattis/multiplicationgame", "2 12 Alice 2147483647 Bob"},
    {"codeforces/705B", "2 1 2"},
    {"hkoi/J163", "1 1 3 5"},
    {"codechef/CHCOINSG", "1 6"},
    {"crosses-crosses", "7"},
    {"codeforces/36D", "1 2 3 4"},
    {"codeforces/1312F", "1 2 1 3 4 7 6"},
    {"atcoder/agc010_d", "3 3 6 7"},
  };

  private StartupTraining() {}

  /** Runs the commands for games with a board, or all others. */
  static void run(boolean boards) {
    Console.ofProcess(new ProcessOutput(FileDescriptor.out)); // reads the environment
    try (PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream())) {
      Console console = Console.plain(InputStream.nullInputStream(), nowhere, nowhere);
      for (String[] line : boards ? BOARDS : COMMON) {
        Main.run(console, line);
      }
      for (String[] format : boards ? new String[0][] : JUDGED) {
        InputStream in = new ByteArrayInputStream(format[1].getBytes(StandardCharsets.US_ASCII));
        Main.run(Console.plain(in, nowhere, nowhere), "judge", format[0]);
      }
    }
  }
}
