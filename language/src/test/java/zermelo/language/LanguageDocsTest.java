package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import zermelo.kernel.BadInput;
import zermelo.language.check.Function;
import zermelo.language.lint.Lint;

/** docs/language.md is true: its games can be read, and lint says of them what stands there. */
class LanguageDocsTest {
  private static final Path DOCUMENT = Path.of("../docs/language.md");
  private static final Pattern GAME =
      Pattern.compile("```game\n# (file|bad): (\\S+)\n.*?```", Pattern.DOTALL);
  private static final Pattern LINT =
      Pattern.compile("```text\n\\$ zermelo lint (\\S+)\n(.*?)\n```", Pattern.DOTALL);

  private static String document() throws IOException {
    return Files.readString(DOCUMENT);
  }

  private static Map<String, String> texts() throws IOException {
    Map<String, String> texts = new LinkedHashMap<>();
    Matcher games = GAME.matcher(document());
    while (games.find()) {
      String block = games.group();
      texts.put(games.group(2), block.substring("```game\n".length(), block.length() - 3));
    }
    return texts;
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
    assertThat(texts).hasSizeGreaterThanOrEqualTo(12);
    texts.forEach(
        (name, text) -> {
          if (text.startsWith("# file:")) {
            assertThat(lint(name, text)).as(name).endsWith("no warnings");
          } else {
            assertThat(lint(name, text)).as(name).contains("errors in " + name);
          }
        });
  }

  @Test
  void everyReportIsTrue() throws IOException {
    Map<String, String> texts = texts();
    int count = 0;
    for (MatchResult report : LINT.matcher(document()).results().toList()) {
      String name = report.group(1);
      assertThat(lint(name, texts.getOrDefault(name, ""))).as(name).isEqualTo(report.group(2));
      count++;
    }
    assertThat(count).isGreaterThan(2);
  }

  @Test
  void everyFunctionIsThereWithItsHelp() throws IOException {
    String document = document();
    for (Function function : Function.values()) {
      assertThat(document)
          .contains("| `" + function.word() + "(")
          .contains(" | " + function.help() + " |");
    }
  }
}
