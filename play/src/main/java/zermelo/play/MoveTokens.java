package zermelo.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a person typed, or the label of a move, taken apart into words and things: {@code heap 2:
 * take 3} has the words heap and take and the things 2 and 3. Things are numbers, cells ({@code
 * b2}) and lists ({@code [1,2]}); what stands in round brackets is for the reader only.
 *
 * @param words in small letters, without those that say nothing
 * @param things in order; what stands behind "from" comes first, so that {@code take 3 from 2} and
 *     {@code 2: 3} are the same
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

  /** A label's things stand in the order of its making. */
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

  /** Numbers without zeros in front, lists without spaces. */
  private static String plain(String token) {
    return token.matches("\\d+") ? token.replaceFirst("^0+(?=\\d)", "") : token.replace(" ", "");
  }

  /** Whether a label with these words may be meant by what was typed, as far as words go. */
  boolean mayBeMeantBy(MoveTokens typed) {
    return typed.words().stream()
        .allMatch(word -> words.stream().anyMatch(own -> begins(own, word)));
  }

  /** A single letter may be the name of something on the board, so it stands for itself only. */
  static boolean begins(String own, String word) {
    return own.equals(word) || (word.length() > 1 && own.startsWith(word));
  }

  /** The same with the elements of lists as things of their own: {@code [1,2]} is 1 and 2. */
  MoveTokens flat() {
    return new MoveTokens(
        words,
        things.stream()
            .flatMap(thing -> Stream.of(thing.replaceAll("[\\[\\]{}]", "").split(",")))
            .toList());
  }

  /** Whether the things are those that were typed. */
  boolean sameThings(MoveTokens typed) {
    return things.equals(typed.things());
  }

  /** Whether the things end with those that were typed: the heap was left out. */
  boolean endsWithThings(MoveTokens typed) {
    int more = things.size() - typed.things().size();
    return more > 0 && things.subList(more, things.size()).equals(typed.things());
  }
}
