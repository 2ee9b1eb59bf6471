package zermelo.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import zermelo.kernel.input.BadInput;

/** A temporary folder for compiling and running programs. */
public final class BenchFolder implements AutoCloseable {
  private final Path folder;

  public BenchFolder() {
    try {
      folder = Files.createTempDirectory("zermelo-bench");
    } catch (IOException e) {
      throw new BadInput(
          "there is no room for temporary files in "
              + System.getProperty("java.io.tmpdir", "/tmp"));
    }
  }

  public Path folder() {
    return folder;
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
