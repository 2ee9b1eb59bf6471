package zermelo.application.proven;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import zermelo.application.proven.ProvenFormat.Content;
import zermelo.application.proven.ProvenFormat.Entry;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.solve.ProvenPositions;
import zermelo.solve.Value;

/**
 * The store of one game in one kind of play: a file to which proven positions are appended.
 *
 * <p>A line is written at once and forced to disk, so {@code kill -9} loses at most the line that
 * is being written. Several processes may use the file: they write under a lock, and each reads
 * what the others have added. If the file grows past its bound, the half of its positions that took
 * the least work is dropped.
 *
 * <p>A store serves several threads. If the disk fails, the store says so once and goes on in
 * memory.
 */
final class ProvenStore implements ProvenPositions {
  private static final ReentrantLock WRITING = new ReentrantLock(); // file locks know no threads

  private final Path folder;
  private final Path file;
  private final ProvenFormat format;
  private final PositionKeys keys;
  private final long bound;
  private final Consumer<String> complaints;
  private final Map<String, Entry> entries = new LinkedHashMap<>();
  private long read = -1; // the size of the file when it was read last
  private boolean failed;
  private boolean damaged;
  private boolean complained;

  /**
   * @param bound the most bytes of the file
   * @param complaints receives the reason if the disk fails
   */
  ProvenStore(
      Path file, ProvenFormat format, Rules rules, long bound, Consumer<String> complaints) {
    this.file = file.toAbsolutePath();
    this.folder = Objects.requireNonNull(this.file.getParent());
    this.format = format;
    this.keys = new PositionKeys(rules);
    this.bound = bound;
    this.complaints = complaints;
  }

  @Override
  public synchronized Optional<Value> value(Position position) {
    refresh();
    return Optional.ofNullable(entries.get(keys.of(position))).map(Entry::value);
  }

  @Override
  public synchronized void keep(Position position, Value value, long work) {
    String key = keys.of(position);
    Entry entry = new Entry(value, ProvenFormat.work(work));
    refresh();
    Entry known = entries.get(key);
    if (!damaged && known != null && detail(known.value()) >= detail(value)) {
      return;
    }
    entries.put(key, entry);
    if (!failed) {
      try {
        append(format.line(key, entry));
      } catch (IOException e) {
        fail(e);
      }
    }
  }

  /** How much a value says: 1 if it has the number of plies, otherwise 0. */
  private static int detail(Value value) {
    return value.remoteness().isPresent() ? 1 : 0;
  }

  /** Reads what was added to the file since the last look, by this process or another. */
  private void refresh() {
    if (failed) {
      return;
    }
    try {
      long size = Files.exists(file) ? Files.size(file) : 0;
      if (size == read) {
        return;
      }
      boolean grown = read >= format.headBytes() && size > read;
      byte[] bytes = size == 0 || size > 2 * bound ? new byte[0] : bytes(grown ? read : 0);
      int whole = wholeLines(bytes);
      String text = new String(bytes, 0, whole, StandardCharsets.UTF_8);
      Optional<Content> content =
          grown || size == 0 ? Optional.of(format.lines(text)) : format.parse(text);
      complain(content, whole < bytes.length);
      entries.putAll(content.orElse(Content.NOTHING).entries());
      read = (grown ? read : 0) + whole;
    } catch (IOException e) {
      fail(e);
    }
  }

  /** Says once that a file is damaged. What remains of it counts, and the next write mends it. */
  private void complain(Optional<Content> content, boolean torn) {
    int lines = content.map(Content::damaged).orElse(0) + (torn ? 1 : 0);
    if (content.isPresent() && lines == 0) {
      return;
    }
    damaged = true;
    if (!complained) {
      complained = true;
      complaints.accept(
          content.isEmpty()
              ? file + " is damaged: its proven positions are not used"
              : "%s is damaged: %d of its lines %s not used"
                  .formatted(file, lines, lines == 1 ? "is" : "are"));
    }
  }

  /** The bytes of the file from here on. */
  private byte[] bytes(long from) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      in.skipNBytes(from);
      return in.readAllBytes();
    }
  }

  /** The number of bytes up to the last end of a line. */
  private static int wholeLines(byte[] bytes) {
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    return end;
  }

  private void append(String line) throws IOException {
    WRITING.lock();
    try {
      Files.createDirectories(folder);
      Path guard = folder.resolve("lock");
      try (FileChannel channel =
              FileChannel.open(guard, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
          FileLock lock = channel.lock()) {
        if (lock.isValid()) {
          write(line);
        }
      }
    } finally {
      WRITING.unlock();
    }
  }

  private void write(String line) throws IOException {
    boolean good = Files.exists(file) && Files.size(file) <= 2 * bound && startsRight();
    if (!good || damaged || Files.size(file) + line.length() > bound) {
      replace(good ? worthKeeping(line.length()) : Map.of(), line);
      damaged = false;
      read = -1; // the file is another one now
      return;
    }
    try (FileChannel out =
        FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      long end = out.size();
      ByteBuffer last = ByteBuffer.allocate(1);
      boolean torn = out.read(last, end - 1) == 1 && last.get(0) != '\n';
      out.position(end);
      ByteBuffer bytes = StandardCharsets.UTF_8.encode((torn ? "\n" : "") + line);
      while (bytes.hasRemaining()) {
        out.write(bytes);
      }
      out.force(false);
    }
  }

  private boolean startsRight() throws IOException {
    byte[] head = format.head().getBytes(StandardCharsets.UTF_8);
    try (InputStream in = Files.newInputStream(file)) {
      return Arrays.equals(in.readNBytes(head.length), head);
    }
  }

  /** All positions of the file that count; the heavier half of them if it is full. */
  private Map<String, Entry> worthKeeping(int more) throws IOException {
    String text = new String(bytes(0), StandardCharsets.UTF_8);
    Map<String, Entry> all = format.parse(text).orElse(Content.NOTHING).entries();
    if (Files.size(file) + more <= bound) {
      return all;
    }
    Map<String, Entry> kept = new LinkedHashMap<>();
    all.entrySet().stream()
        .sorted(
            Comparator.comparingInt((Map.Entry<String, Entry> entry) -> entry.getValue().work())
                .reversed())
        .limit(all.size() / 2)
        .forEach(entry -> kept.put(entry.getKey(), entry.getValue()));
    return kept;
  }

  /** Replaces the file, completely or not at all. */
  private void replace(Map<String, Entry> kept, String line) throws IOException {
    StringBuilder text = new StringBuilder(format.head());
    kept.forEach((position, entry) -> text.append(format.line(position, entry)));
    text.append(line);
    Path draft = Files.createTempFile(folder, ".proven-", ".draft");
    try {
      Files.writeString(draft, text);
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private void fail(IOException e) {
    failed = true;
    complaints.accept("proven positions are not kept: " + e);
  }
}
