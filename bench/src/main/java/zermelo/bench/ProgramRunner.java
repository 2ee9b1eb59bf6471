package zermelo.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import zermelo.kernel.limits.Cancellation;

/** Runs programs one after another, each to its end, its time limit, or a cancellation. */
final class ProgramRunner {
  private static final long LOOK_MILLIS = 20;

  /**
   * The result of a program.
   *
   * @param ended whether it ended by itself; if not, it was killed
   * @param code its exit code, or -1
   * @param text its output, both streams together
   * @param seconds from its start to its end
   */
  record Result(boolean ended, int code, String text, double seconds) {
    boolean succeeded() {
      return ended && code == 0;
    }

    /** Returns its first nonempty line, for messages. */
    String line() {
      return text.lines().filter(line -> !line.isBlank()).findFirst().orElse("it printed nothing");
    }
  }

  private final Path folder;
  private final Cancellation cancellation;
  private final long timeoutMillis;

  /**
   * @param folder the folder for the output of programs
   */
  ProgramRunner(Path folder, Cancellation cancellation, long patienceSeconds) {
    this.folder = folder;
    this.cancellation = cancellation;
    this.timeoutMillis = TimeUnit.SECONDS.toMillis(patienceSeconds);
  }

  boolean stopped() {
    return cancellation.requested();
  }

  Result run(List<String> command) {
    Path printed = folder.resolve("printed");
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
      return new Result(true, -1, "it cannot be run", 0);
    }
    boolean ended = await(process);
    double seconds = (System.nanoTime() - began) * 1e-9;
    return new Result(ended, ended ? process.exitValue() : -1, read(printed), seconds);
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
    process.destroyForcibly();
  }

  private static String read(Path printed) {
    try {
      return Files.readString(printed, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }
}
