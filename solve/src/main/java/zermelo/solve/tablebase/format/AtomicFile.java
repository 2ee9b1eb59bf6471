package zermelo.solve.tablebase.format;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * Writes files that exist completely or not at all, however the program ends.
 *
 * <p>Tier files are forced to the disk only at the end of a build. If the power fails earlier,
 * checksums show what was lost.
 */
public final class AtomicFile {
  private AtomicFile() {}

  /** Forces written data to the disk. */
  public static void force(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }

  /** Writes a file under a temporary name, and renames it when it is complete. */
  public static void write(Path file, List<byte[]> parts) throws IOException {
    Path draft = file.resolveSibling(file.getFileName() + ".draft");
    try (FileChannel out =
        FileChannel.open(
            draft,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING)) {
      for (byte[] part : parts) {
        ByteBuffer buffer = ByteBuffer.wrap(part);
        while (buffer.hasRemaining()) {
          out.write(buffer);
        }
      }
    } catch (IOException e) {
      Files.deleteIfExists(draft);
      throw e;
    }
    Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }
}
