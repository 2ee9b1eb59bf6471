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
 * A game or match in progress, written as it goes: a text file with a line for everything that
 * happens, each on the disk before the game goes on. Whatever kills the program, at most the line
 * being written is lost; a last line without its end is ignored.
 *
 * <p>The file is locked while it is in use, so that nobody else resumes the same game. It is
 * deleted when the match is over.
 */
public final class Journal implements AutoCloseable {
  private static final String ENDING = ".play";

  /** Unfinished games beyond this number make room, the oldest first. */
  private static final int KEPT = 50;

  /** No game is as long as this. */
  private static final int LARGEST = 1 << 26;

  private final Path file;
  private final FileChannel channel;
  private final List<String> lines;

  private Journal(Path file, FileChannel channel, List<String> lines) {
    this.file = file;
    this.channel = channel;
    this.lines = new ArrayList<>(lines);
  }

  /** A new journal in a folder, which is made if need be. */
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

  /** The unfinished games of a folder, the one that was played last first. */
  public static List<Path> unfinished(Path folder) throws IOException {
    return files(folder).reversed();
  }

  /** The journal in a file; nothing if somebody is playing this game, or nothing is in it. */
  public static Optional<Journal> open(Path file) throws IOException {
    FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
    // Read through the same channel: closing any other one of this file would free the lock.
    List<String> lines = locked(channel) ? whole(bytes(channel)) : List.of();
    if (lines.isEmpty()) {
      channel.close();
      return Optional.empty();
    }
    // A torn last line is cut off, so that the next one does not hang on to it.
    channel.truncate(text(lines).getBytes(StandardCharsets.UTF_8).length);
    channel.position(channel.size());
    return Optional.of(new Journal(file, channel, lines));
  }

  private static boolean locked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException ours) {
      return false; // played by another thread of this process: as good as by another process
    }
  }

  private static byte[] bytes(FileChannel channel) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate((int) Math.min(channel.size(), LARGEST));
    while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
      // until all is read
    }
    return Arrays.copyOf(bytes.array(), bytes.position());
  }

  /** The whole lines of a file that was saved. */
  public static List<String> lines(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return whole(in.readNBytes(LARGEST));
    }
  }

  private static List<String> whole(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
  }

  /** Everything that was written, in order. */
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

  /** Whether a copy may be written there: nothing but a saved game is ever replaced. */
  public boolean mayReplace(Path target) throws IOException {
    boolean free = Files.notExists(target, LinkOption.NOFOLLOW_LINKS);
    return free
        || (Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)
            && lines(target).stream().findFirst().equals(lines.stream().findFirst()));
  }

  /** Writes a copy to a file, all of it or nothing. */
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

  /** The match is over: nothing is left to resume. */
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

  /** The journals of a folder, the one that was written last at the end. */
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
