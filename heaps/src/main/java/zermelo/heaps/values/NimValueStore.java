package zermelo.heaps.values;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import zermelo.heaps.code.HeapCode;

/**
 * A file with the values of one code, so that an interrupted computation can be resumed.
 *
 * <p>The file starts with a {@link StoreHeader}; the values follow. The store checks all data
 * against its checksum before it uses them. It never writes to a file that is not a store. Only one
 * process at a time can open a store.
 *
 * <p>When values become too large for their width, the store copies everything to a file beside it.
 * That file then replaces the old one atomically.
 */
public final class NimValueStore implements AutoCloseable {
  private final Path name;
  private final Path path;
  private final List<StoreFile> opened = new ArrayList<>();
  private StoreFile file;
  private boolean ours;
  private boolean broken;

  private NimValueStore(Path name, Path path, StoreFile file) {
    this.name = name;
    this.path = path;
    this.file = file;
    opened.add(file);
  }

  /**
   * Opens the store of this code, or creates it.
   *
   * @throws BadStore if the file cannot be used
   */
  public static NimValueStore open(Path path, HeapCode code) {
    try {
      if (Files.exists(path) && !Files.isRegularFile(path)) {
        throw bad(path, "it is not a file");
      }
      Path real = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
      StoreFile file = StoreFile.open(real);
      if (file == null) {
        throw bad(path, "it is in use by another computation");
      }
      NimValueStore store = new NimValueStore(path, real, file);
      try {
        store.begin(code.text());
        store.ours = true;
        return store;
      } catch (BadStore | IOException e) {
        store.close();
        throw e;
      }
    } catch (IOException e) {
      throw bad(path, reason(e));
    }
  }

  private void begin(String code) throws IOException {
    if (file.size() == 0) {
      file.begin(new StoreHeader(code, 1));
      return;
    }
    String fault = file.check();
    if (!fault.isEmpty()) {
      throw bad(name, fault);
    }
    if (!file.header().code().equals(code)) {
      throw bad(name, "it holds values of " + file.header().code() + ", not of " + code);
    }
    file.trim();
  }

  private static BadStore bad(Path name, String why) {
    return new BadStore("'" + name + "' cannot be used as a store: " + why);
  }

  private static String reason(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "it may not be written";
    }
    String text = e instanceof FileSystemException named ? named.getReason() : e.getMessage();
    return text == null ? e.getClass().getSimpleName() : text;
  }

  /** The number of values in the store. */
  public long count() {
    return file.count();
  }

  /** Bytes per value. */
  public int width() {
    return file.header().width();
  }

  /** Reads the first {@code n} values. */
  public void load(NimValueArray values, int n) {
    try {
      values.reserve(n);
      int step = StoreFile.CHUNK / width();
      while (values.size() < n) {
        ByteBuffer bytes = file.read(values.size(), Math.min(n, (long) values.size() + step));
        if (!bytes.hasRemaining()) {
          throw bad(name, "it became shorter");
        }
        while (bytes.hasRemaining()) {
          values.add(next(bytes));
        }
      }
    } catch (IOException e) {
      throw bad(name, reason(e));
    }
  }

  private int next(ByteBuffer bytes) {
    return switch (width()) {
      case 1 -> bytes.get() & 0xff;
      case 2 -> bytes.getShort() & 0xffff;
      default -> bytes.getInt();
    };
  }

  private static void put(ByteBuffer bytes, int width, int value) {
    switch (width) {
      case 1 -> bytes.put((byte) value);
      case 2 -> bytes.putShort((short) value);
      default -> bytes.putInt(value);
    }
  }

  /** Writes the values that are not yet in the store. */
  public void append(NimValueArray values) {
    writing(
        () -> {
          widen(values.width());
          if (values.size() > count()) {
            write(file, values, count(), values.size());
            file.commit(values.size());
          }
        });
  }

  private static void write(StoreFile to, NimValues values, long from, long end)
      throws IOException {
    int width = to.header().width();
    ByteBuffer bytes = StoreHeader.buffer(StoreFile.CHUNK);
    for (long n = from; n < end; ) {
      long first = n;
      bytes.clear();
      for (; n < end && bytes.hasRemaining(); n++) {
        put(bytes, width, values.valueAt(n));
      }
      to.append(first, bytes.flip());
    }
  }

  /**
   * Maps space for {@code n} values as memory. Stored values are visible in it; new values must be
   * committed with {@link #keep}.
   */
  public MemorySegment map(long n) {
    return writing(
        () -> {
          file.claim(n);
          return file.map(n);
        });
  }

  /** Commits the first {@code n} values, which were written to a mapping. */
  public void keep(MemorySegment map, long n) {
    if (n > count()) {
      writing(
          () -> {
            file.written(map, n);
            file.commit(n);
          });
    }
  }

  /** Widens the values to this many bytes, if they are narrower. Older mappings become useless. */
  public void widen(int width) {
    if (width > width()) {
      writing(() -> rewrite(width));
    }
  }

  private void rewrite(int width) throws IOException {
    Path beside = path.resolveSibling(path.getFileName() + ".wider");
    StoreFile wider = StoreFile.open(beside);
    if (wider == null) {
      throw bad(beside, "it is in use by another computation");
    }
    opened.add(wider);
    if (wider.size() > 0 && !wider.begun()) {
      throw bad(beside, "it is not a store of values");
    }
    try {
      copy(wider, width);
      Files.move(beside, path, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      Files.deleteIfExists(beside);
      throw e;
    }
    // The old file stays open, and so locked, for processes that opened it just before.
    file = wider;
  }

  private void copy(StoreFile wider, int width) throws IOException {
    wider.begin(new StoreHeader(file.header().code(), width));
    ByteBuffer wide = StoreHeader.buffer(StoreFile.CHUNK);
    int step = StoreFile.CHUNK / width;
    for (long n = 0; n < count(); n += step) {
      ByteBuffer narrow = file.read(n, Math.min(count(), n + step));
      wide.clear();
      while (narrow.hasRemaining()) {
        put(wide, width, next(narrow));
      }
      wider.append(n, wide.flip());
    }
    wider.commit(count());
  }

  private interface Writing {
    void run() throws IOException;
  }

  private interface Making<T> {
    T run() throws IOException;
  }

  private void writing(Writing work) {
    writing(
        () -> {
          work.run();
          return this;
        });
  }

  /** Runs a write. After a failure nothing more is written, so committed data stay as they are. */
  private <T> T writing(Making<T> work) {
    if (broken) {
      throw bad(name, "it could not be written before");
    }
    try {
      return work.run();
    } catch (IOException e) {
      broken = true;
      throw new BadStore(
          "'%s' cannot be written: %s; it holds %d values".formatted(name, reason(e), count()));
    }
  }

  /** Closes the store. Afterwards, mappings must not be read beyond {@link #count}. */
  @Override
  public void close() {
    try {
      if (ours) {
        file.trim();
      }
    } catch (IOException e) {
      // Bytes after the committed values do no harm.
    }
    for (StoreFile each : opened) {
      try {
        each.close();
      } catch (IOException e) {
        // All committed data were forced to the disk before.
      }
    }
  }
}
