package zermelo.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.input.BadInput;

/** A temporary folder for compiling and running programs, and the command for this program. */
final class BenchFolder implements AutoCloseable {
  /** The installation folder, which the launcher passes in. */
  static final Optional<Path> HOME =
      Optional.ofNullable(System.getProperty("zermelo.home")).map(Path::of);

  private final Path folder;

  BenchFolder() {
    try {
      folder = Files.createTempDirectory("zermelo-bench");
    } catch (IOException e) {
      throw new BadInput(
          "there is no room for temporary files in "
              + System.getProperty("java.io.tmpdir", "/tmp"));
    }
  }

  Path folder() {
    return folder;
  }

  /** Returns the beginning of a command that runs this program in its own process. */
  static List<String> zermelo() {
    List<String> command = new ArrayList<>();
    if (HOME.isPresent()) {
      command.add(HOME.get().resolve("zermelo").toString());
    } else {
      command.add(ProcessHandle.current().info().command().orElse("java"));
      command.addAll(List.of("-cp", System.getProperty("java.class.path"), "zermelo.cli.Main"));
    }
    return command;
  }

  @Override
  public void close() {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.deleteIfExists(file);
      }
      Files.deleteIfExists(folder);
    } catch (IOException e) {
      // The rest stays in the system's temporary folder.
    }
  }
}
