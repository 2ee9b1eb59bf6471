package zermelo.solve.tablebase.memory;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The memory of a build. Pieces lie beside Java's heap while the limit allows, and past it in files
 * that are mapped into memory, so that a build that is too large becomes slower and does not die.
 */
public final class MemoryPool {
  private static final long PAGE = 64;

  private final long limit;
  private final Path folder;
  private long inMemory;
  private long most;
  private final AtomicInteger files = new AtomicInteger();

  /**
   * @param limit bytes that may lie in memory
   * @param folder where the rest goes; it exists
   */
  public MemoryPool(long limit, Path folder) {
    this.limit = limit;
    this.folder = folder;
  }

  /** A piece of memory, all zero. */
  public final class Allocation implements AutoCloseable {
    private final Arena arena = Arena.ofShared();
    private final long bytes;
    private final boolean spilled;
    private final MemorySegment memory;

    private Allocation(long bytes) {
      this.bytes = bytes;
      this.spilled = !reserve(bytes);
      this.memory = spilled ? mapped(arena, bytes) : arena.allocate(bytes, PAGE);
    }

    public MemorySegment memory() {
      return memory;
    }

    /** Gives the memory back. */
    @Override
    public void close() {
      if (arena.scope().isAlive()) {
        arena.close();
        if (!spilled) {
          giveBack(bytes);
        }
      }
    }
  }

  private synchronized boolean reserve(long bytes) {
    if (inMemory + bytes > limit) {
      return false;
    }
    inMemory += bytes;
    most = Math.max(most, inMemory);
    return true;
  }

  private synchronized void giveBack(long bytes) {
    inMemory -= bytes;
  }

  public Allocation take(long bytes) {
    return new Allocation(Math.max(PAGE, (bytes + PAGE - 1) & -PAGE));
  }

  /** The most bytes that lay in memory at once. */
  public synchronized long most() {
    return most;
  }

  /** The file has no name any more when it is mapped, so nothing is left of it after a crash. */
  private MemorySegment mapped(Arena arena, long bytes) {
    Path file = folder.resolve("spill-" + files.getAndIncrement());
    try (FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.DELETE_ON_CLOSE)) {
      // Written once: a file with holes would fail in the middle of the work on a full disk.
      ByteBuffer zeros = ByteBuffer.allocate(1 << 20);
      for (long left = bytes; left > 0; left -= channel.write(zeros)) {
        zeros.clear().limit((int) Math.min(left, zeros.capacity()));
      }
      return channel.map(FileChannel.MapMode.READ_WRITE, 0, bytes, arena);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
