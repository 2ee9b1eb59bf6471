package zermelo.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The words and arguments of typed text or of a move label.
 *
 * <p>{@code heap 2: take 3} has the words heap and take and the arguments 2 and 3. Arguments are
 * numbers, cells ({@code b2}) and lists ({@code [1,2]}). Text in round brackets is a note for the
 * reader and does not count.
 *
 * @param words in lower case, without words that carry no meaning
 * @param things the arguments in order; those after "from" come first, so that {@code take 3 from
 *     2} equals {@code 2: 3}
 */
record MoveTokens(List<String> words, List<String> things) {
  private static final Pattern BRACKETS = Pattern.compile("\\([^)]*\\)");
  private static final Pattern TOKEN =
      Pattern.compile("\\[[^\\]]*\\]|\\{[^}]*\\}|[a-z]{1,2}\\d+(?!\\d)|-?\\d+|[a-z]+(?:-[a-z]+)*");
  private static final Pattern THING = Pattern.compile("[\\[{\\d-].*|[a-z]{1,2}\\d+");
  private static final Set<String> FROM = Set.of("from", "off", "on", "in", "at", "of");
  private static final Set<String> EMPTY_WORDS =
      Set.of(
          "from", "off", "on", "in", "at", "of", "the", "and", "with", "to", "heap", "pile", "part",
          "stone", "stones", "pin", "pins", "coin", "coins", "by", "remove", "i", "my");

  static MoveTokens of(String text) {
    return take(text, true);
  }

  /** Splits a label. Its arguments keep their order. */
  static MoveTokens ofLabel(String label) {
    return take(BRACKETS.matcher(label).replaceAll(""), false);
  }

  private static MoveTokens take(String text, boolean typed) {
    List<String> words = new ArrayList<>();
    List<String> things = new ArrayList<>();
    List<String> front = new ArrayList<>();
    boolean from = false;
    Matcher matcher = TOKEN.matcher(text.toLowerCase(Locale.ROOT));
    while (matcher.find()) {
      String token = matcher.group();
      if (THING.matcher(token).matches()) {
        (from ? front : things).add(plain(token));
      } else {
        from = typed && !things.isEmpty() && (FROM.contains(token) || from);
        if (!EMPTY_WORDS.contains(token)) {
          words.add(token);
        }
      }
    }
    front.addAll(things);
    return new MoveTokens(List.copyOf(words), List.copyOf(front));
  }

  /** Removes leading zeros from numbers, and spaces from lists. */
  private static String plain(String token) {
    return token.matches("\\d+") ? token.replaceFirst("^0+(?=\\d)", "") : token.replace(" ", "");
  }

  /** Returns whether the typed words fit the words of this label. */
  boolean mayBeMeantBy(MoveTokens typed) {
    return typed.words().stream()
        .allMatch(word -> words.stream().anyMatch(own -> begins(own, word)));
  }

  /**
   * Returns whether a word abbreviates another. A single letter must match exactly: it may be a
   * name on the board.
   */
  static boolean begins(String own, String word) {
    return own.equals(word) || (word.length() > 1 && own.startsWith(word));
  }

  /** Splits lists into their elements: {@code [1,2]} becomes 1 and 2. */
  MoveTokens flat() {
    return new MoveTokens(
        words,
        things.stream()
            .flatMap(thing -> Stream.of(thing.replaceAll("[\\[\\]{}]", "").split(",")))
            .toList());
  }

  /** Returns whether the arguments equal the typed ones. */
  boolean sameThings(MoveTokens typed) {
    return things.equals(typed.things());
  }

  /** Returns whether the arguments end with the typed ones, because the heap was left out. */
  boolean endsWithThings(MoveTokens typed) {
    int more = things.size() - typed.things().size();
    return more > 0 && things.subList(more, things.size()).equals(typed.things());
  }
}
