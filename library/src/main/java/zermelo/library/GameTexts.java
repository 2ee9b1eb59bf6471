package zermelo.library;

import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The {@code .game} texts of the library, one resource each, found by name. */
final class GameTexts {
  private static final String FOLDER = "games";
  private static final String ENDING = ".game";

  /**
   * A copy of the texts as plain files, if the launcher names one. To find a resource, Java opens
   * the jars and its own image: that takes 5 ms, a tenth of a small command.
   */
  private static final Optional<String> COPY =
      Optional.ofNullable(System.getProperty("zermelo.games"));

  private GameTexts() {}

  static Optional<String> text(String id) {
    if (COPY.isPresent()) {
      return copied(new File(COPY.get(), id + ENDING));
    }
    try (InputStream in = GameTexts.class.getResourceAsStream(FOLDER + "/" + id + ENDING)) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<String> copied(File file) {
    try (InputStream in = new FileInputStream(file)) {
      return Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (FileNotFoundException none) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the ids of all texts in alphabetical order. Slower than finding one: it lists the jar.
   */
  static List<String> ids() {
    if (COPY.isPresent()) {
      return list(Path.of(COPY.get()));
    }
    URL folder = GameTexts.class.getResource(FOLDER);
    if (folder == null) {
      throw new IllegalStateException("the library's games are missing from the class path");
    }
    try {
      URI uri = folder.toURI();
      if (!uri.getScheme().equals("jar")) {
        return list(Path.of(uri));
      }
      try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
        String entry = uri.toString().substring(uri.toString().indexOf('!') + 1);
        return list(jar.getPath(entry));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<String> list(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(ENDING))
          .map(name -> name.substring(0, name.length() - ENDING.length()))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
