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
 * The memory of a build.
 *
 * <p>Allocations are outside Java's heap while the limit allows, and beyond it in memory-mapped
 * files. So a build that is too large becomes slower but does not fail.
 */
public final class MemoryPool {
  private static final long PAGE = 64;

  private final long limit;
  private final Path folder;
  private long inMemory;
  private long most;
  private final AtomicInteger files = new AtomicInteger();

  /**
   * Creates a pool.
   *
   * @param limit bytes that may be in memory
   * @param folder an existing folder for the mapped files
   */
  public MemoryPool(long limit, Path folder) {
    this.limit = limit;
    this.folder = folder;
  }

  /** A zeroed block of memory. */
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

    /** Releases the memory. */
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

  /** The peak number of bytes in memory. */
  public synchronized long most() {
    return most;
  }

  /**
   * Maps a file that is deleted as soon as it is mapped, so nothing is left of it after a crash.
   */
  private MemorySegment mapped(Arena arena, long bytes) {
    Path file = folder.resolve("spill-" + files.getAndIncrement());
    try (FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.DELETE_ON_CLOSE)) {
      // Written once: a sparse file would fail in the middle of the work on a full disk.
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
