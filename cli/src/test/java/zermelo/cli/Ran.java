package zermelo.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import zermelo.cli.shell.Console;

/** A command line that was run in this process: its exit code and what it wrote. */
record Ran(int exit, String out, String err) {
  static Ran of(String... args) {
    return withInput("", args);
  }

  static Ran withInput(String input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, false, StandardCharsets.UTF_8),
            false,
            false);
    int exit = Main.run(console, args).code();
    console.out().flush();
    console.err().flush();
    return new Ran(
        exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** The lines on standard output. */
  List<String> lines() {
    return out.lines().toList();
  }
}
