package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import zermelo.kernel.input.BadInput;
import zermelo.language.lint.Lint;
import zermelo.language.program.BoardFunction;
import zermelo.language.program.BuiltInFunction;

/**
 * Every game in docs/language.md can be read, and the page lists all functions.
 *
 * <p>Another test, with the commands, checks the output of the commands on that page.
 */
class LanguageDocsTest {
  private static final Path DOCUMENT = Path.of("../docs/language.md");
  private static final Pattern GAME =
      Pattern.compile("```game\n# file: (\\S+)\n.*?```", Pattern.DOTALL);

  /** The games that demonstrate errors, with the expected number of errors. */
  private static final Map<String, String> WRONG =
      Map.of("wrong.game", "3 errors", "hole.game", "1 error", "wrong-board.game", "3 errors");

  private static String document() throws IOException {
    return Files.readString(DOCUMENT);
  }

  private static Map<String, String> texts() throws IOException {
    Map<String, String> texts = new LinkedHashMap<>();
    Matcher games = GAME.matcher(document());
    while (games.find()) {
      String block = games.group();
      texts.put(games.group(1), block.substring("```game\n".length(), block.length() - 3));
    }
    return texts;
  }

  /** The games of the page, without those that demonstrate errors. */
  static List<TextGame> games() throws IOException {
    return texts().entrySet().stream()
        .filter(entry -> !WRONG.containsKey(entry.getKey()))
        .map(e -> TextGame.read(e.getKey().replace(".game", ""), e.getKey(), e.getValue()))
        .toList();
  }

  private static String lint(String name, String text) {
    try {
      return Lint.report(TextGame.read(name.replace(".game", ""), name, text)).text();
    } catch (BadInput wrong) {
      return String.valueOf(wrong.getMessage());
    }
  }

  @Test
  void everyGameReadsWithoutProblemsAndWarnings() throws IOException {
    Map<String, String> texts = texts();
    assertThat(texts).hasSizeGreaterThanOrEqualTo(24);
    texts.forEach(
        (name, text) -> {
          String expected =
              WRONG.containsKey(name) ? WRONG.get(name) + " in " + name : "no warnings";
          assertThat(lint(name, text)).as(name).endsWith(expected);
        });
  }

  @Test
  void everyFunctionIsThereWithItsHelp() throws IOException {
    String document = document();
    for (BuiltInFunction function : BuiltInFunction.values()) {
      assertThat(document)
          .contains("| `" + function.word() + "(")
          .contains(" | " + function.help() + " |");
    }
    for (BoardFunction function : BoardFunction.values()) {
      assertThat(document)
          .contains("| `" + function.word() + "(")
          .contains(" | " + function.help() + " |");
    }
  }
}
