package zermelo.cli.contest;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import zermelo.cli.shell.InterruptSignal;
import zermelo.kernel.input.BadInput;

/**
 * The program under test. It may crash, hang, print without end, close its input or start
 * processes. None of that stops us, and it is killed with all processes that it started. (Only a
 * process whose parent ended at once is not found.)
 */
final class TestedProgram implements AutoCloseable {
  /** Most programs end within this time. For slower ones, the child processes are recorded. */
  private static final long SOON_MILLIS = 100;

  private static final int MAX_ERROR_CHARACTERS = 2000;

  private final List<String> command;
  private final Duration limit;
  private final InterruptSignal signal;
  private volatile Optional<Process> running = Optional.empty();
  private final List<ProcessHandle> children = new ArrayList<>();

  TestedProgram(List<String> command, Duration limit) {
    this.command = command;
    this.limit = limit;
    checkProgram(command.getFirst());
    this.signal = InterruptSignal.running(this::stop); // Ctrl-C must not leave it running
  }

  private static void checkProgram(String name) {
    if (name.isEmpty()) {
      throw new BadInput("the name of the program is empty");
    }
    if (!name.contains("/") || name.indexOf('\0') >= 0) {
      return; // the system searches the PATH
    }
    Path path = Path.of(name);
    if (!Files.exists(path)) {
      throw new BadInput("there is no program " + name);
    }
    if (Files.isDirectory(path)) {
      throw new BadInput(name + " is a folder, not a program");
    }
    if (!Files.isExecutable(path)) {
      throw new BadInput(name + " is not executable: chmod +x " + name);
    }
  }

  /** Runs the program once; reads at most this many characters of its output. */
  ProgramResult run(String input, int mostOutput) {
    long deadline = System.nanoTime() + limit.toNanos();
    Process process = start();
    running = Optional.of(process);
    try {
      Thread.ofPlatform().daemon().start(() -> feed(process, input));
      BoundedStreamReader out =
          new BoundedStreamReader(process.getInputStream(), mostOutput, this::stop);
      BoundedStreamReader err =
          new BoundedStreamReader(process.getErrorStream(), MAX_ERROR_CHARACTERS, () -> {});
      boolean ended = await(process, deadline);
      if (ended) {
        out.awaitEnd();
        err.awaitEnd();
      }
      if (out.isOver()) {
        return new ProgramResult(ProgramResult.Termination.FLOODING, 0, out.text(), err.text());
      }
      if (!ended) {
        return new ProgramResult(ProgramResult.Termination.OUT_OF_TIME, 0, out.text(), err.text());
      }
      return new ProgramResult(
          ProgramResult.Termination.BY_ITSELF, process.exitValue(), out.text(), err.text());
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted while a program was running", e);
    } finally {
      stop();
      running = Optional.empty();
      children.clear();
    }
  }

  private Process start() {
    try {
      return new ProcessBuilder(command).start();
    } catch (IOException e) {
      String name = command.getFirst();
      String why = String.valueOf(e.getMessage());
      if (why.contains("No such file") && !name.contains("/")) {
        String here = Files.exists(Path.of(name)) ? "; the file here is ./" + name : "";
        throw new BadInput("there is no program '" + name + "' on the PATH" + here);
      }
      String reason = why.substring(why.lastIndexOf(':') + 1).strip();
      String plain = reason.replaceAll("^\\d+ \\((.*)\\)$", "$1");
      throw new BadInput(name + " cannot be run: " + plain + "; is its first line (#!) right?");
    }
  }

  /** Writes the input. A program may end without reading all, or any, of it. */
  private static void feed(Process process, String input) {
    try (OutputStream to = process.getOutputStream()) {
      to.write(input.getBytes(StandardCharsets.UTF_8));
    } catch (IOException closed) {
      // the program does not read its input
    }
  }

  private boolean await(Process process, long deadline) throws InterruptedException {
    if (process.waitFor(Math.min(SOON_MILLIS, millisTo(deadline)), TimeUnit.MILLISECONDS)) {
      return true;
    }
    // Once the program has ended, its children can no longer be found, so record them now.
    remember(process);
    return process.waitFor(millisTo(deadline), TimeUnit.MILLISECONDS);
  }

  private static long millisTo(long deadline) {
    return Math.max(1, (deadline - System.nanoTime()) / 1_000_000);
  }

  private synchronized void remember(Process process) {
    try (Stream<ProcessHandle> descendants = process.descendants()) {
      descendants.forEach(children::add);
    }
  }

  /** Kills the running program and all processes that it started. */
  private synchronized void stop() {
    Optional<Process> process = running;
    if (process.isPresent()) {
      if (process.get().isAlive()) {
        remember(process.get());
      }
      process.get().destroyForcibly();
      children.forEach(ProcessHandle::destroyForcibly);
    }
  }

  @Override
  public void close() {
    stop();
    signal.close();
  }
}
