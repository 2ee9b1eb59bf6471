package zermelo.application.proven;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32;
import zermelo.solve.Value;

/**
 * The format of books and stores: a header, an empty line, and one line for each position.
 *
 * <p>A line has a checksum, the logarithm of the work, the value and the position. The checksum
 * depends on the header too. Lines of another game, of other rules or of other parameters are
 * ignored, and so are damaged ones. So a file that was cut off or overwritten loses lines, but it
 * never gives a wrong value.
 *
 * @param header the lines that say which game this is
 */
record ProvenFormat(List<String> header) {
  ProvenFormat {
    header = List.copyOf(header);
  }

  /**
   * A position with its value.
   *
   * @param work the logarithm of the number of positions that the proof visited
   */
  record Entry(Value value, int work) {}

  String head() {
    return String.join("\n", header) + "\n\n";
  }

  int headBytes() {
    return head().getBytes(StandardCharsets.UTF_8).length;
  }

  String line(String position, Entry entry) {
    String work = String.format(Locale.ROOT, "%02d", entry.work());
    String text = work + " " + ValueText.of(entry.value()) + " " + position;
    return checksum(text) + " " + text + "\n";
  }

  private String checksum(String text) {
    CRC32 sum = new CRC32();
    sum.update((head() + text).getBytes(StandardCharsets.UTF_8));
    return String.format(Locale.ROOT, "%08x", sum.getValue());
  }

  /**
   * The positions of a file.
   *
   * @param damaged the number of lines that do not count
   */
  record Content(Map<String, Entry> entries, int damaged) {
    /** Of a file without lines. */
    static final Content NOTHING = new Content(Map.of(), 0);
  }

  /** Parses a file; empty if it has another header. */
  Optional<Content> parse(String file) {
    return file.startsWith(head())
        ? Optional.of(lines(file.substring(head().length())))
        : Optional.empty();
  }

  /** Parses lines behind the header. */
  Content lines(String text) {
    Map<String, Entry> entries = new LinkedHashMap<>();
    int damaged = (int) text.lines().filter(line -> !read(line, entries)).count();
    return new Content(entries, damaged);
  }

  private boolean read(String line, Map<String, Entry> entries) {
    String[] words = line.split(" ", 4);
    if (words.length < 4
        || !words[1].matches("\\d{2}")
        || !checksum(line.substring(words[0].length() + 1)).equals(words[0])) {
      return false;
    }
    Optional<Value> value = ValueText.parse(words[2]);
    value.ifPresent(known -> entries.put(words[3], new Entry(known, Integer.parseInt(words[1]))));
    return value.isPresent();
  }

  /** Returns the same header with one more line. */
  ProvenFormat with(String line) {
    List<String> lines = new ArrayList<>(header);
    lines.add(line);
    return new ProvenFormat(lines);
  }

  /** Returns the logarithm of a number of positions. */
  static int work(long positions) {
    return 63 - Long.numberOfLeadingZeros(Math.max(1, positions));
  }
}
