package zermelo.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import zermelo.kernel.limits.Cancellation;

/** Runs programs one after another, each to its end, its time limit, or a cancellation. */
public final class ProgramRunner {
  private static final long LOOK_MILLIS = 20;

  // Fields of /proc/self/stat behind the name of the program, and their unit.
  private static final int CHILDREN_USER = 13;
  private static final int CHILDREN_SYSTEM = 14;
  private static final double TICKS_A_SECOND = 100;

  /**
   * The result of a program.
   *
   * @param ended whether it ended by itself; if not, it was killed
   * @param code its exit code, or -1
   * @param text its output, both streams together
   * @param seconds from its start to its end
   * @param processor seconds of processor time; the same as {@code seconds} where that is unknown
   */
  public record Result(boolean ended, int code, String text, double seconds, double processor) {
    public boolean succeeded() {
      return ended && code == 0;
    }

    /** Returns its first nonempty line, for messages. */
    public String line() {
      return text.lines().filter(line -> !line.isBlank()).findFirst().orElse("it printed nothing");
    }
  }

  private final Path folder;
  private final Cancellation cancellation;
  private final long timeoutMillis;

  /**
   * @param folder the folder for the output of programs
   */
  public ProgramRunner(Path folder, Cancellation cancellation, long patienceSeconds) {
    this.folder = folder;
    this.cancellation = cancellation;
    this.timeoutMillis = TimeUnit.SECONDS.toMillis(patienceSeconds);
  }

  public boolean stopped() {
    return cancellation.requested();
  }

  public Result run(List<String> command) {
    Path printed = folder.resolve("printed");
    double before = endedPrograms();
    long began = System.nanoTime();
    Process process;
    try {
      process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
              .redirectOutput(printed.toFile())
              .start();
    } catch (IOException e) {
      return new Result(true, -1, "it cannot be run", 0, 0);
    }
    boolean ended = await(process);
    double seconds = (System.nanoTime() - began) * 1e-9;
    double used = endedPrograms() - before;
    return new Result(
        ended,
        ended ? process.exitValue() : -1,
        read(printed),
        seconds,
        Double.isNaN(used) ? seconds : used);
  }

  /** The processor seconds of all programs that have ended so far, as Linux counts them. */
  private static double endedPrograms() {
    try {
      String line = Files.readString(Path.of("/proc/self/stat"));
      String[] fields = line.substring(line.lastIndexOf(')') + 2).split(" ", -1);
      return (Long.parseLong(fields[CHILDREN_USER]) + Long.parseLong(fields[CHILDREN_SYSTEM]))
          / TICKS_A_SECOND;
    } catch (IOException notLinux) {
      return Double.NaN;
    }
  }

  private boolean await(Process process) {
    long began = System.nanoTime();
    try {
      while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
        long millis = (System.nanoTime() - began) / 1_000_000;
        if (cancellation.requested() || millis > timeoutMillis) {
          end(process);
          return false;
        }
      }
      return !cancellation.requested();
    } catch (InterruptedException e) {
      end(process);
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static void end(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly().onExit().join(); // its time must not count for the next program
  }

  private static String read(Path printed) {
    try {
      return Files.readString(printed, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }
}
