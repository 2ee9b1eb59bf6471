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
 * Files that are there whole or not at all, however the program ends. Nothing waits for the disk
 * but the last file of a build: should the power fail, checksums tell what was lost.
 */
public final class AtomicFile {
  private AtomicFile() {}

  /** Has what was written reach the disk. */
  public static void force(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }

  /** Writes a file under another name, and gives it its name when it is complete. */
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
