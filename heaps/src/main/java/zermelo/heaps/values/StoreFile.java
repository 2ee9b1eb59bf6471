package zermelo.heaps.values;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of a store: an open file with its lock, its header and the newest slot.
 *
 * <p>Appended values count only after {@link #commit} has forced them to the disk and written the
 * next slot.
 */
final class StoreFile implements AutoCloseable {
  static final int CHUNK = 1 << 20;

  private final FileChannel channel;
  private @Nullable StoreHeader header;
  private StoreHeader.Slot slot = new StoreHeader.Slot(0, 0, 0);
  private final CRC32C crc = new CRC32C();

  private StoreFile(FileChannel channel) {
    this.channel = channel;
  }

  /** Opens and locks a file, which may be new. Returns null if another store has locked it. */
  static @Nullable StoreFile open(Path path) throws IOException {
    FileChannel channel =
        FileChannel.open(
            path, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE);
    boolean locked = false;
    try {
      locked = channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      // Another store of this process holds the lock. This is the same as one of another process.
    } finally {
      if (!locked) {
        channel.close();
      }
    }
    return locked ? new StoreFile(channel) : null;
  }

  StoreHeader header() {
    if (header == null) {
      throw new IllegalStateException("the header comes first");
    }
    return header;
  }

  /** The number of committed values. */
  long count() {
    return slot.count();
  }

  long size() throws IOException {
    return channel.size();
  }

  /** Whether the file begins like a store. */
  boolean begun() throws IOException {
    return StoreHeader.isStore(readAt(0, StoreHeader.FIXED));
  }

  /** Turns the file into an empty store. */
  void begin(StoreHeader begun) throws IOException {
    channel.truncate(0);
    header = begun;
    slot = new StoreHeader.Slot(1, 0, (int) crc.getValue());
    ByteBuffer bytes = begun.bytes();
    bytes.put((int) slot.place(), slot.bytes(), 0, StoreHeader.Slot.BYTES);
    writeAt(bytes, 0);
    channel.force(true);
  }

  /** Reads header and slot and checks every value. Returns the fault, or an empty text. */
  String check() throws IOException {
    ByteBuffer begin = readAt(0, StoreHeader.FIXED);
    if (!StoreHeader.isStore(begin)) {
      return "it is not a store of values";
    }
    ByteBuffer all = readAt(0, StoreHeader.length(begin));
    header = StoreHeader.read(all).orElse(null);
    StoreHeader.Slot newest = StoreHeader.newest(all).orElse(null);
    if (header == null || newest == null) {
      return "its header is damaged; delete it to start over";
    }
    long end = header.dataStart() + newest.count() * header.width();
    if (channel.size() < end) {
      return "it is damaged, its end is missing; delete it to start over";
    }
    for (long at = header.dataStart(); at < end; at += CHUNK) {
      crc.update(readAt(at, (int) Math.min(CHUNK, end - at)));
    }
    if ((int) crc.getValue() != newest.crc()) {
      return "it is damaged, its values are not what was written; delete it to start over";
    }
    slot = newest;
    return "";
  }

  /** Truncates the file after the committed values. */
  void trim() throws IOException {
    long end = place(slot.count());
    if (channel.size() > end) {
      channel.truncate(end);
    }
  }

  private long place(long n) {
    return header().dataStart() + n * header().width();
  }

  /** The bytes of the values {@code from} to {@code to - 1}. */
  ByteBuffer read(long from, long to) throws IOException {
    return readAt(place(from), (int) (place(to) - place(from)));
  }

  /** Writes the bytes of values, starting with that of heap {@code n}. Calls must be in order. */
  void append(long n, ByteBuffer bytes) throws IOException {
    crc.update(bytes.duplicate());
    writeAt(bytes, place(n));
  }

  /** Extends the file with zeros to {@code n} values, so that a mapping can be written. */
  void claim(long n) throws IOException {
    ByteBuffer zeros = ByteBuffer.allocateDirect(CHUNK);
    long end = place(n);
    for (long at = channel.size(); at < end; at = channel.size()) {
      writeAt(zeros.clear().limit((int) Math.min(CHUNK, end - at)), at);
    }
  }

  /** Maps the values 0, ..., n - 1 as memory. */
  MemorySegment map(long n) throws IOException {
    return channel.map(
        FileChannel.MapMode.READ_WRITE, place(0), n * header().width(), Arena.ofAuto());
  }

  /** Adds values that were written to a mapping to the checksum and forces them to the disk. */
  void written(MemorySegment map, long n) {
    long from = count() * header().width();
    long end = n * header().width();
    for (long at = from; at < end; at += CHUNK) {
      crc.update(map.asSlice(at, Math.min(CHUNK, end - at)).asByteBuffer());
    }
    map.asSlice(from, end - from).force();
  }

  /** Makes {@code count} values durable, even if the process crashes afterwards. */
  void commit(long count) throws IOException {
    channel.force(false);
    StoreHeader.Slot next = new StoreHeader.Slot(slot.serial() + 1, count, (int) crc.getValue());
    writeAt(next.bytes(), next.place());
    channel.force(false);
    slot = next;
  }

  private ByteBuffer readAt(long at, int length) throws IOException {
    ByteBuffer bytes = StoreHeader.buffer(length);
    while (bytes.hasRemaining() && channel.read(bytes, at + bytes.position()) >= 0) {
      // The next round reads the rest.
    }
    return bytes.flip();
  }

  private void writeAt(ByteBuffer bytes, long at) throws IOException {
    long place = at;
    while (bytes.hasRemaining()) {
      place += channel.write(bytes, place);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
