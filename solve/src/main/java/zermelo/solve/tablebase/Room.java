package zermelo.solve.tablebase;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The memory of a build. Pieces lie beside Java's heap while the limit allows, and past it in files
 * that are mapped into memory, so that a build that is too large becomes slower and does not die.
 */
final class Room implements AutoCloseable {
  private static final long PAGE = 64;

  private final long limit;
  private final Path folder;
  private long inMemory;
  private long onDisk;
  private long most;
  private int files;

  /**
   * @param limit bytes that may lie in memory
   * @param folder where the rest goes; it exists
   */
  Room(long limit, Path folder) {
    this.limit = limit;
    this.folder = folder;
  }

  /** A piece of memory, all zero. */
  final class Piece implements AutoCloseable {
    private final Arena arena = Arena.ofShared();
    private final long bytes;
    private final boolean spilled;
    private final MemorySegment memory;

    private Piece(long bytes) {
      this.bytes = bytes;
      this.spilled = inMemory + bytes > limit;
      this.memory = spilled ? mapped(arena, bytes) : arena.allocate(bytes, PAGE);
      if (spilled) {
        onDisk += bytes;
      } else {
        inMemory += bytes;
        most = Math.max(most, inMemory);
      }
    }

    MemorySegment memory() {
      return memory;
    }

    /** Gives the memory back. */
    @Override
    public void close() {
      if (arena.scope().isAlive()) {
        arena.close();
        inMemory -= spilled ? 0 : bytes;
        onDisk -= spilled ? bytes : 0;
      }
    }
  }

  Piece take(long bytes) {
    return new Piece(Math.max(PAGE, (bytes + PAGE - 1) & -PAGE));
  }

  /** The most bytes that lay in memory at once. */
  long most() {
    return most;
  }

  /** The file has no name any more when it is mapped, so nothing is left of it after a crash. */
  private MemorySegment mapped(Arena arena, long bytes) {
    Path file = folder.resolve("spill-" + files++);
    try (FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.DELETE_ON_CLOSE)) {
      long usable = Files.getFileStore(folder).getUsableSpace();
      if (bytes > usable) {
        throw new IOException("No space left on device");
      }
      return channel.map(FileChannel.MapMode.READ_WRITE, 0, bytes, arena);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {}
}
