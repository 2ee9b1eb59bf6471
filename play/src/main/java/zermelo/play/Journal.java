package zermelo.play;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A text file that records a game or match in progress.
 *
 * <p>Each event is one line. The line is on disk before the game continues. If the program is
 * killed, at most the line being written is lost: a last line without a line break is ignored.
 *
 * <p>The file is locked while it is in use, so that no other process resumes the same game. It is
 * deleted when the match is over.
 */
public final class Journal implements AutoCloseable {
  private static final String ENDING = ".play";

  /** Number of unfinished games to keep. Older ones are deleted. */
  private static final int KEPT = 50;

  /** Largest number of bytes to read. No game is this long. */
  private static final int LARGEST = 1 << 26;

  private final Path file;
  private final FileChannel channel;
  private final List<String> lines;

  private Journal(Path file, FileChannel channel, List<String> lines) {
    this.file = file;
    this.channel = channel;
    this.lines = new ArrayList<>(lines);
  }

  /** Creates a new journal in a folder. Creates the folder if necessary. */
  public static Journal begin(Path folder, List<String> lines) throws IOException {
    Files.createDirectories(folder);
    forgetOldest(folder);
    Path file = Files.createTempFile(folder, System.currentTimeMillis() + "-", ENDING);
    FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
    Journal journal = new Journal(file, channel, List.of());
    channel.lock();
    lines.forEach(journal.lines::add);
    journal.write(text(lines));
    return journal;
  }

  /** Lists the unfinished games of a folder, the most recent one first. */
  public static List<Path> unfinished(Path folder) throws IOException {
    return files(folder).reversed();
  }

  /** Opens the journal in a file. Empty if the game is in use or the file has no lines. */
  public static Optional<Journal> open(Path file) throws IOException {
    FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
    // Read through the same channel: closing another channel of this file would release the lock.
    List<String> lines = locked(channel) ? whole(bytes(channel)) : List.of();
    if (lines.isEmpty()) {
      channel.close();
      return Optional.empty();
    }
    // Cut off an incomplete last line, so that the next line does not continue it.
    channel.truncate(text(lines).getBytes(StandardCharsets.UTF_8).length);
    channel.position(channel.size());
    return Optional.of(new Journal(file, channel, lines));
  }

  private static boolean locked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException ours) {
      return false; // in use by another thread of this process, which counts as another process
    }
  }

  private static byte[] bytes(FileChannel channel) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate((int) Math.min(channel.size(), LARGEST));
    while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
      // until everything is read
    }
    return Arrays.copyOf(bytes.array(), bytes.position());
  }

  /** Reads the complete lines of a saved game. */
  public static List<String> lines(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return whole(in.readNBytes(LARGEST));
    }
  }

  private static List<String> whole(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
  }

  /** Returns all lines so far, in order. */
  public List<String> lines() {
    return List.copyOf(lines);
  }

  public void add(String line) throws IOException {
    lines.add(line);
    write(line + "\n");
  }

  private void write(String text) throws IOException {
    ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
    channel.force(false);
  }

  /** Returns whether a copy may be written there. Only a saved game may be overwritten. */
  public boolean mayReplace(Path target) throws IOException {
    boolean free = Files.notExists(target, LinkOption.NOFOLLOW_LINKS);
    return free
        || (Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)
            && lines(target).stream().findFirst().equals(lines.stream().findFirst()));
  }

  /** Writes a copy to a file, completely or not at all. */
  public void copyTo(Path target) throws IOException {
    Path folder = target.toAbsolutePath().getParent();
    Path draft = Files.createTempFile(folder, ".zermelo-", ENDING);
    try {
      Files.writeString(draft, text(lines));
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private static String text(List<String> lines) {
    return lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
  }

  /** Deletes the journal. Called when the match is over and there is nothing to resume. */
  public void finish() throws IOException {
    close();
    Files.deleteIfExists(file);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }

  private static void forgetOldest(Path folder) throws IOException {
    List<Path> files = files(folder);
    for (Path file : files.subList(0, Math.max(0, files.size() - KEPT))) {
      Files.deleteIfExists(file);
    }
  }

  /** Lists the journals of a folder, the most recent one last. */
  private static List<Path> files(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    record Dated(Path file, long time) {}
    List<Dated> dated = new ArrayList<>();
    try (Stream<Path> all = Files.list(folder)) {
      for (Path file : all.filter(f -> f.getFileName().toString().endsWith(ENDING)).toList()) {
        dated.add(new Dated(file, Files.getLastModifiedTime(file).toMillis()));
      }
    }
    return dated.stream()
        .sorted(Comparator.comparingLong(Dated::time).thenComparing(Dated::file))
        .map(Dated::file)
        .toList();
  }
}
