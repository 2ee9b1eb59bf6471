package zermelo.language;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The texts of the library, read from its source folder, because this module cannot depend on it.
 */
final class LibraryTexts {
  private static final Path FOLDER = Path.of("../library/src/main/resources/zermelo/library/games");

  private LibraryTexts() {}

  static List<String> ids() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .map(file -> file.getFileName().toString().replace(".game", ""))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String text(String id) {
    try {
      return Files.readString(FOLDER.resolve(id + ".game"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static TextGame game(String id) {
    return TextGame.read(id, id + ".game", text(id));
  }
}
