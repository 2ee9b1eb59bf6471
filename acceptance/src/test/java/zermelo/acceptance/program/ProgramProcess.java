package zermelo.acceptance.program;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Drives the real program in its own process, at a pipe or a pseudo-terminal. It waits for output
 * and types what a person would.
 */
final class ProgramProcess implements AutoCloseable {
  private static final long PATIENCE_MILLIS = 60_000;

  private final Process process;
  private final OutputStream keys;
  private final StringBuilder screen = new StringBuilder();
  private int read;

  private ProgramProcess(Process process) {
    this.process = process;
    this.keys = process.getOutputStream();
    Thread.ofVirtual().start(() -> readAll(process.getInputStream()));
  }

  /** Starts it at pipes, with standard error merged into the output. */
  static ProgramProcess piped(Path state, String... args) throws IOException {
    return start(state, command("", args));
  }

  /** Starts it at pipes with a limit on file size in blocks, which simulates a full disk. */
  static ProgramProcess withSmallFiles(Path state, int blocks, String... args) throws IOException {
    List<String> words = new ArrayList<>(List.of("sh", "-c"));
    words.add("ulimit -f " + blocks + "; exec \"$0\" \"$@\"");
    words.addAll(command("", args));
    return start(state, words);
  }

  /** Starts it at pipes with another folder for temporary files. */
  static ProgramProcess withTemporary(Path temporary, String... args) throws IOException {
    List<String> words = new ArrayList<>(command("", args));
    words.add(1, "-Djava.io.tmpdir=" + temporary);
    return start(temporary, words);
  }

  /** Starts it at pipes in a folder, with an environment variable. */
  static ProgramProcess in(Path folder, String variable, String value, String... args)
      throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command("", args)).redirectErrorStream(true);
    builder.directory(folder.toFile()).environment().put(variable, value);
    return new ProgramProcess(builder.start());
  }

  /** Starts it at a pseudo-terminal, which {@code script} of util-linux creates. */
  static ProgramProcess atTerminal(Path state, String... args) throws IOException {
    StringBuilder line = new StringBuilder("stty cols 100 rows 40; exec");
    for (String word : command("012", args)) {
      line.append(" '").append(word).append('\'');
    }
    return start(state, List.of("script", "-qefc", line.toString(), "/dev/null"));
  }

  private static List<String> command(String terminals, String... args) {
    String path =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dzermelo.terminals=" + terminals,
                "-cp",
                path,
                "zermelo.cli.Main"));
    command.addAll(List.of(args));
    return command;
  }

  private static ProgramProcess start(Path state, List<String> command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("ZERMELO_STATE", state.toString());
    builder.environment().put("TERM", "xterm-256color");
    return new ProgramProcess(builder.start());
  }

  private void readAll(InputStream in) {
    byte[] bytes = new byte[4096];
    try {
      for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
        synchronized (screen) {
          screen.append(new String(bytes, 0, count, StandardCharsets.UTF_8));
          screen.notifyAll();
        }
      }
    } catch (IOException gone) {
      // the process was killed
    }
  }

  ProgramProcess type(String text) throws IOException {
    keys.write(text.getBytes(StandardCharsets.UTF_8));
    keys.flush();
    return this;
  }

  /** Waits until a text appears after the last awaited one; escape codes are removed. */
  ProgramProcess await(String text) throws InterruptedException {
    long end = System.currentTimeMillis() + PATIENCE_MILLIS;
    synchronized (screen) {
      while (true) {
        String plain = plain();
        int at = plain.indexOf(text, read);
        if (at >= 0) {
          read = at + text.length();
          return this;
        }
        long left = end - System.currentTimeMillis();
        if (left <= 0) {
          throw new AssertionError("'" + text + "' did not appear:\n" + plain.substring(read));
        }
        screen.wait(left);
      }
    }
  }

  /** Returns the output so far, without escape codes. */
  String plain() {
    synchronized (screen) {
      return screen
          .toString()
          .replaceAll("\u001b\\[[0-9;?]*[A-Za-z]|\u001b[=>]", "")
          .replace("\r", "");
    }
  }

  /** Returns the output so far, with escape codes. */
  String raw() {
    synchronized (screen) {
      return screen.toString();
    }
  }

  /** Waits for the end of the program. */
  int exit() throws InterruptedException {
    if (!process.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
      throw new AssertionError("the program does not end:\n" + plain());
    }
    return process.exitValue();
  }

  /** Sends a signal to the program at the terminal, as Ctrl-C and {@code kill} do. */
  void interrupt() {
    process.descendants().forEach(ProcessHandle::destroy);
  }

  /** Sends a signal to the program at pipes, as {@code kill} and Ctrl-C do. */
  void end() {
    process.toHandle().destroy(); // Process.destroy would also close its streams
  }

  /** Kills it like {@code kill -9}. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly().onExit().join();
  }
}
