package zermelo.acceptance.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import zermelo.cli.testing.CommandResult;
import zermelo.cli.testing.ShellWords;

/**
 * Runs every example in the documentation. In a {@code console} block, a line {@code $ zermelo ...}
 * is a command, and the lines after it are its output on both streams. A line {@code ...} matches
 * any lines. A {@code game} or {@code awk} block whose first line is {@code # file: NAME} is a file
 * for the commands of the same document. Files after {@code -o} and similar options are written to
 * a temporary folder, where later commands find them.
 */
final class DocsTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  /** Progress lines that a slow machine prints. */
  private static final Pattern PROGRESS =
      Pattern.compile("(?m)^.*: [0-9,]+ \\w+, [0-9,]+ a second.*\\R");

  /** How blocks begin that are files. */
  private static final List<String> FILE_BLOCKS = List.of("```game", "```awk");

  private record Example(Path document, int line, String command, List<String> output) {}

  @TempDir private Path folder;

  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> everyExampleIsTrue() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Path document : documents()) {
      List<String> lines = Files.readAllLines(document);
      Map<String, Path> files = files(lines, document);
      for (Example example : examples(document, lines)) {
        String name = ROOT.relativize(document) + ":" + example.line() + " " + example.command();
        tests.add(DynamicTest.dynamicTest(name, () -> check(example, files)));
      }
    }
    return tests.stream();
  }

  @Test
  void theReadmeHasExamples() throws IOException {
    Path readme = ROOT.resolve("README.md");
    assertThat(examples(readme, Files.readAllLines(readme))).hasSizeGreaterThan(5);
  }

  private static List<Path> documents() throws IOException {
    try (Stream<Path> docs = Files.list(ROOT.resolve("docs"));
        Stream<Path> root = Files.list(ROOT)) {
      return Stream.concat(root, docs).filter(p -> p.toString().endsWith(".md")).sorted().toList();
    }
  }

  private Map<String, Path> files(List<String> lines, Path document) throws IOException {
    Map<String, Path> files = new LinkedHashMap<>();
    for (int i = 0; i + 1 < lines.size(); i++) {
      String first = lines.get(i + 1).strip();
      if (FILE_BLOCKS.contains(lines.get(i).strip()) && first.startsWith("# file: ")) {
        int indent = lines.get(i).indexOf('`');
        String name = first.substring("# file: ".length());
        StringBuilder text = new StringBuilder();
        for (int j = i + 1; !lines.get(j).strip().equals("```"); j++) {
          String line = lines.get(j);
          text.append(line.substring(Math.min(indent, line.length()))).append('\n');
        }
        Path home = Files.createDirectories(folder.resolve(document.getFileName().toString()));
        files.put(name, Files.writeString(home.resolve(name), text));
      }
    }
    return files;
  }

  private static List<Example> examples(Path document, List<String> lines) {
    List<Example> examples = new ArrayList<>();
    boolean inside = false;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.strip().startsWith("```")) {
        inside = line.strip().equals("```console");
      } else if (inside && line.strip().startsWith("$ ")) {
        int indent = line.indexOf('$');
        List<String> output = new ArrayList<>();
        for (int j = i + 1; !lines.get(j).strip().startsWith("```"); j++) {
          String next = lines.get(j);
          if (next.strip().startsWith("$ ")) {
            break;
          }
          output.add(next.substring(Math.min(indent, next.length())).stripTrailing());
        }
        examples.add(new Example(document, i + 1, line.strip().substring(2), output));
      }
    }
    return examples;
  }

  private void check(Example example, Map<String, Path> known) {
    List<String> words = ShellWords.split(example.command());
    Map<String, Path> files = new LinkedHashMap<>(known);
    for (String writes :
        List.of(
            "-o",
            "--export",
            "--certificate",
            "--values",
            "--verify",
            "--store",
            "--tablebase",
            "query",
            "verify")) {
      if (words.contains(writes)) {
        String written = words.get(words.indexOf(writes) + 1);
        files.put(written, folder.resolve(written));
      }
    }
    String input = "";
    if (words.getFirst().equals("printf")) { // printf 'line\nline\n' | zermelo ...
      assertThat(words.get(2)).isEqualTo("|");
      input = words.get(1).replace("\\n", "\n");
      words = words.subList(3, words.size());
    }
    assertThat(words.getFirst()).as("the command").isIn("zermelo", "./zermelo");
    String[] args =
        words.stream()
            .skip(1)
            .map(word -> files.containsKey(word) ? files.get(word).toString() : word)
            .toArray(String[]::new);
    CommandResult ran = CommandResult.withInput(input, args);
    String text = ran.out() + PROGRESS.matcher(ran.err()).replaceAll("");
    for (Map.Entry<String, Path> file : files.entrySet()) {
      text = text.replace(file.getValue().toString(), file.getKey());
    }
    List<String> printed = text.lines().map(String::stripTrailing).toList();
    assertThat(matches(example.output(), printed))
        .as(
            "%s should print%n%s%nbut prints%n%s",
            example.command(), String.join("\n", example.output()), text)
        .isTrue();
  }

  /** Whether the expected lines match; {@code ...} matches any number of lines. */
  private static boolean matches(List<String> expected, List<String> printed) {
    List<String> wanted = withoutBlankEnd(expected);
    List<String> found = withoutBlankEnd(printed);
    int rows = wanted.size();
    int columns = found.size();
    boolean[][] fits = new boolean[rows + 1][columns + 1];
    fits[0][0] = true;
    for (int i = 1; i <= rows; i++) {
      boolean any = wanted.get(i - 1).strip().equals("...");
      for (int j = 0; j <= columns; j++) {
        fits[i][j] =
            any
                ? fits[i - 1][j] || (j > 0 && fits[i][j - 1])
                : j > 0 && fits[i - 1][j - 1] && wanted.get(i - 1).equals(found.get(j - 1));
      }
    }
    return fits[rows][columns];
  }

  private static List<String> withoutBlankEnd(List<String> lines) {
    int end = lines.size();
    while (end > 0 && lines.get(end - 1).isBlank()) {
      end--;
    }
    return lines.subList(0, end);
  }
}
