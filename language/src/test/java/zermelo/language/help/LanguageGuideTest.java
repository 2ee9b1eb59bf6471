package zermelo.language.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zermelo.kernel.input.BadInput;
import zermelo.language.TextGame;
import zermelo.language.help.LanguageGuide.Entry;
import zermelo.language.help.LanguageGuide.Kind;
import zermelo.language.program.BoardFunction;

/** Every word is explained, with the help of the functions themselves. */
final class LanguageGuideTest {
  private static Set<String> words() {
    return LanguageGuide.entries().stream().map(Entry::word).collect(Collectors.toSet());
  }

  @Test
  void explainsTheWordsOfBoards() {
    assertThat(words())
        .contains("board", "left", "right", "otherwise", "then", "for", "gain", "again", "settle")
        .contains("lead", "is", "mine", "theirs", "empty", "strip", "points", "hexagons", "each");
  }

  /** The words in the grammar of docs/language.md; some of them only a say line gives a meaning. */
  @Test
  void explainsEveryWordOfTheGrammar() throws IOException {
    String page = Files.readString(Path.of("../docs/language.md"));
    String grammar = page.substring(page.indexOf("```ebnf"));
    Set<String> written =
        Pattern.compile("\"([a-z][a-z-]+)\"")
            .matcher(grammar)
            .results()
            .map(found -> found.group(1))
            .filter(word -> !word.equals("moves") && !word.equals("choice"))
            .collect(Collectors.toSet());
    assertThat(written).hasSizeGreaterThan(60);
    assertThat(words()).containsAll(written);
  }

  @ParameterizedTest
  @EnumSource(BoardFunction.class)
  void explainsAFunctionByItsOwnHelp(BoardFunction function) {
    assertThat(LanguageGuide.entries())
        .filteredOn(e -> e.kind() == Kind.FUNCTION && e.word().equals(function.word()))
        .singleElement()
        .satisfies(
            entry -> {
              assertThat(entry.help()).isEqualTo(function.help());
              assertThat(entry.board()).isTrue();
              assertThat(entry.form()).startsWith(function.word() + "(");
            });
  }

  /** The message about a misspelt statement lists all statements. */
  @Test
  void explainsEveryStatement() {
    String message = "";
    try {
      TextGame.read("g", "g", "game G\n12");
    } catch (BadInput wrong) {
      message = String.valueOf(wrong.getMessage());
    }
    List<String> statements =
        LanguageGuide.entries().stream()
            .filter(entry -> entry.kind() == Kind.STATEMENT)
            .map(Entry::word)
            .toList();
    assertThat(message).contains("a statement begins with");
    String listed = message.replaceFirst("(?s).*begins with ", "").replaceFirst("(?s);.*", "");
    assertThat(List.of(listed.split(", | or "))).isSubsetOf(statements);
  }
}
