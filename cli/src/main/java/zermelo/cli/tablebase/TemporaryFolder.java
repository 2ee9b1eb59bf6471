package zermelo.cli.tablebase;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import zermelo.kernel.input.BadInput;

/** A folder for data that does not fit into memory; deleted on close. */
record TemporaryFolder(Path path) implements AutoCloseable {
  static TemporaryFolder create() {
    try {
      return new TemporaryFolder(Files.createTempDirectory("zermelo-tablebase-"));
    } catch (IOException e) {
      throw new BadInput("no temporary folder can be made: " + e.getMessage());
    }
  }

  @Override
  public void close() {
    try {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(path)) {
        for (Path file : files) {
          Files.deleteIfExists(file);
        }
      }
      Files.deleteIfExists(path);
    } catch (IOException e) {
      // The rest stays in the system's temporary folder, which the system cleans.
    }
  }
}
