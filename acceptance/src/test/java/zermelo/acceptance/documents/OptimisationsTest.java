package zermelo.acceptance.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that docs/optimisations.md names classes and packages that exist, with their size. */
class OptimisationsTest {
  private static final Path ROOT = Path.of("..");

  private static List<Path> sources() throws IOException {
    try (Stream<Path> modules = Files.list(ROOT)) {
      List<Path> found = modules.map(module -> module.resolve("src/main/java")).toList();
      return found.stream().filter(Files::isDirectory).flatMap(OptimisationsTest::files).toList();
    }
  }

  private static Stream<Path> files(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all
          .filter(file -> file.toString().endsWith(".java") && !file.endsWith("package-info.java"))
          .toList()
          .stream();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** The files of a class, or of a package with the packages in it. */
  private static Set<Path> named(String name, List<Path> sources) {
    String part = "/" + name.replace('.', '/');
    return sources.stream()
        .filter(
            file ->
                Character.isUpperCase(name.charAt(0))
                    ? file.toString().endsWith(part + ".java")
                    : file.toString().contains("/zermelo" + part + "/"))
        .collect(Collectors.toSet());
  }

  private static long lines(Path file) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.count();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** A count may be off by a tenth, so that a small change need not touch the page. */
  @Test
  void countsAreRoughlyRight() throws IOException {
    List<Path> sources = sources();
    int rows = 0;
    for (String row : Files.readAllLines(ROOT.resolve("docs/optimisations.md"))) {
      String[] cells = row.split("\\s*\\|\\s*");
      String count = cells.length < 6 ? "" : cells[3].replace(",", "");
      if (!count.matches("\\d+")) {
        continue;
      }
      rows++;
      Set<Path> files =
          Pattern.compile("`([\\w.]+)`")
              .matcher(cells[2])
              .results()
              .flatMap(
                  name -> {
                    Set<Path> found = named(name.group(1), sources);
                    assertThat(found).as(name.group(1)).isNotEmpty();
                    return found.stream();
                  })
              .collect(Collectors.toSet());
      long lines = files.stream().mapToLong(OptimisationsTest::lines).sum();
      assertThat(Long.parseLong(count))
          .as("lines of '%s'", cells[1])
          .isCloseTo(lines, within(lines / 10));
    }
    assertThat(rows).isGreaterThan(25);
  }
}
