package zermelo.language.help;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import zermelo.language.program.BoardFunction;
import zermelo.language.program.BuiltInFunction;
import zermelo.language.program.Type;

/**
 * Lists the words of the language, each with a line of help: statements, other words, functions.
 */
public final class LanguageGuide {
  /** The kinds of words. */
  public enum Kind {
    /** Begins a statement. */
    STATEMENT,
    /** Has a meaning inside a statement. */
    WORD,
    FUNCTION
  }

  /**
   * The help for one meaning of a word.
   *
   * @param form how it is written: {@code slides(cell)}
   * @param gives the type of a function's result; empty for other words
   * @param board whether it needs a board
   */
  public record Entry(
      String word, Kind kind, String form, String gives, String help, boolean board) {}

  private LanguageGuide() {}

  /** All words. A word with several meanings has several entries. */
  public static List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (LanguageWord word : LanguageWord.values()) {
      entries.add(
          new Entry(word.word(), word.kind(), word.form(), "", word.help(), word.ofBoards()));
    }
    for (BuiltInFunction function : BuiltInFunction.values()) {
      String arguments = function.several() ? "numbers or a list" : arguments(function.arguments());
      entries.add(function(function.word(), arguments, function.result(), function.help(), false));
    }
    for (BoardFunction function : BoardFunction.values()) {
      String arguments = arguments(function.arguments());
      entries.add(function(function.word(), arguments, function.result(), function.help(), true));
    }
    return List.copyOf(entries);
  }

  private static Entry function(
      String word, String arguments, Type result, String help, boolean board) {
    String form = word + "(" + arguments + ")";
    return new Entry(word, Kind.FUNCTION, form, result.words(), help, board);
  }

  private static String arguments(List<Type> types) {
    return types.stream()
        .map(type -> type.words().replaceFirst("^an? ", ""))
        .collect(Collectors.joining(", "));
  }
}
