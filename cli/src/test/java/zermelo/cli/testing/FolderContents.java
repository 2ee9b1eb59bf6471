package zermelo.cli.testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The files of a folder, to compare folders byte for byte. */
public final class FolderContents {
  private FolderContents() {}

  /** Returns all files by name, with a character for each byte for comparison. */
  public static Map<String, String> of(Path path) throws IOException {
    Map<String, String> all = new TreeMap<>();
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        all.put(
            path.relativize(file).toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    }
    return all;
  }
}
