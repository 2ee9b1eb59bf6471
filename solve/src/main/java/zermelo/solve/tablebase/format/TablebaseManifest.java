package zermelo.solve.tablebase.format;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zermelo.solve.tablebase.BadTablebase;

/**
 * The manifest of a finished tablebase, a text file: the game and the results.
 *
 * <p>It is written last, so a folder with a manifest is complete.
 *
 * @param identity lines that identify the game, its settings, start and kind of play
 * @param positions the number of reachable positions, including those that symmetries make
 *     equivalent
 * @param stored the number of positions with a packed value
 * @param root the packed value of the start
 */
public record TablebaseManifest(
    List<String> identity, long positions, long stored, int root, List<TierEntry> parts) {
  private static final String FILE = "tablebase.txt";
  private static final String RULES = "rules.game";
  private static final String HEADING = "zermelo tablebase 1";
  private static final String CHECKSUM = "checksum ";
  private static final int LARGEST = 1 << 26;

  /** The manifest's entry for one tier's file. */
  public record TierEntry(int tier, long positions, long stored, long bytes) {
    private String line() {
      return "tier %d positions %d stored %d bytes %d".formatted(tier, positions, stored, bytes);
    }
  }

  public TablebaseManifest {
    identity = List.copyOf(identity);
    parts = List.copyOf(parts);
  }

  /** The file of a tier. */
  public static Path tierFile(Path folder, int tier) {
    return folder.resolve("tier-%04d.ztb".formatted(tier));
  }

  /** The file of the rules, if the user wrote them. */
  public static Path rulesFile(Path folder) {
    return folder.resolve(RULES);
  }

  /** The files and folders in the folder that do not belong to the tablebase. */
  public List<Path> foreignFiles(Path folder) throws IOException {
    Set<Path> own = new HashSet<>(List.of(folder.resolve(FILE), rulesFile(folder)));
    parts.forEach(part -> own.add(tierFile(folder, part.tier())));
    List<Path> others = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        if (!own.contains(file)) {
          others.add(file);
        }
      }
    }
    others.sort(Comparator.naturalOrder());
    return others;
  }

  /** The total size of the files of all tiers. */
  public long bytes() {
    return parts.stream().mapToLong(TierEntry::bytes).sum();
  }

  public void write(Path folder) throws IOException {
    for (TierEntry part : parts) {
      AtomicFile.force(tierFile(folder, part.tier()));
    }
    StringBuilder text = new StringBuilder(HEADING).append('\n');
    identity.forEach(line -> text.append("of ").append(line).append('\n'));
    text.append("positions ").append(positions).append('\n');
    text.append("stored ").append(stored).append('\n');
    text.append("root ").append(root).append('\n');
    parts.forEach(part -> text.append(part.line()).append('\n'));
    String sum = checksum(text.toString());
    text.append(CHECKSUM).append(sum).append('\n');
    AtomicFile.write(
        folder.resolve(FILE), List.of(text.toString().getBytes(StandardCharsets.UTF_8)));
    AtomicFile.force(folder.resolve(FILE));
    AtomicFile.force(folder); // the directory entries, too
  }

  private static String checksum(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return "%08x".formatted(TierWriter.checksum(bytes, 0, bytes.length));
  }

  /** The manifest in a folder; empty if there is none. */
  public static Optional<TablebaseManifest> read(Path folder) throws IOException {
    Path file = folder.resolve(FILE);
    String text;
    try (InputStream in = Files.newInputStream(file)) {
      text = new String(in.readNBytes(LARGEST), StandardCharsets.UTF_8);
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
    int end = text.lastIndexOf(CHECKSUM);
    if (!text.startsWith(HEADING + "\n") || end < 0) {
      throw new BadTablebase(file, "this is not a tablebase of this program");
    }
    String body = text.substring(0, end);
    if (!text.substring(end).equals(CHECKSUM + checksum(body) + "\n")) {
      throw new BadTablebase(file, "it is damaged");
    }
    return Optional.of(parsed(body.lines().skip(1).toList()));
  }

  private static TablebaseManifest parsed(List<String> lines) {
    List<String> identity = new ArrayList<>();
    List<TierEntry> parts = new ArrayList<>();
    long positions = 0;
    long stored = 0;
    int root = 0;
    for (String line : lines) {
      String[] words = line.split(" ", -1);
      switch (words[0]) {
        case "of" -> identity.add(line.substring("of ".length()));
        case "positions" -> positions = Long.parseLong(words[1]);
        case "stored" -> stored = Long.parseLong(words[1]);
        case "root" -> root = Integer.parseInt(words[1]);
        default ->
            parts.add(
                new TierEntry(
                    Integer.parseInt(words[1]),
                    Long.parseLong(words[3]),
                    Long.parseLong(words[5]),
                    Long.parseLong(words[7])));
      }
    }
    return new TablebaseManifest(identity, positions, stored, root, parts);
  }
}
