package zermelo.play;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.input.NearestNames;

/**
 * Finds the move that a user means by typed text.
 *
 * <p>The text may be a label, {@code 15}, {@code take 3 from 2}, {@code 2:3}, {@code b2}, or {@code
 * a1 b1}. The reader knows no particular game. It compares words and numbers with the move labels
 * of the rules.
 */
public final class MoveReader {
  /** Number of moves to compare one by one. Beyond it, the reader queries the rules for a label. */
  private static final int COMPARED = 20_000;

  private static final int SHAPES_FROM = 200;
  private static final Pattern NUMBER = Pattern.compile("\\d+|\\[[^\\]]*\\]|\\{[^}]*\\}");

  private final Rules rules;
  private final Position position;
  private final MoveList list;

  /** The result of reading. */
  public sealed interface Interpretation {
    /** The text means this move. */
    record UniqueMove(Move move) implements Interpretation {}

    /** The text may mean any of these moves. */
    record AmbiguousMove(List<Move> moves) implements Interpretation {}

    /** The text means no move. The message gives the reason and does not list the moves. */
    record NoMove(String why) implements Interpretation {}
  }

  public MoveReader(Rules rules, Position position) {
    this.rules = rules;
    this.position = position;
    this.list = rules.moves(position, COMPARED);
  }

  public Interpretation read(String typed) {
    String text = typed.strip();
    Optional<Move> exact = exact(text);
    if (exact.isPresent()) {
      return new Interpretation.UniqueMove(exact.get());
    }
    MoveTokens words = MoveTokens.of(text);
    if (words.words().isEmpty() && words.things().isEmpty()) {
      return new Interpretation.NoMove("'" + text + "' is not a move.");
    }
    // If there are too many moves, only the first are listed. A match among them need not be
    // unique. So query the rules first.
    List<Move> found = list.complete() ? List.of() : substituted(words);
    found = found.isEmpty() ? matching(words) : found;
    return switch (found.size()) {
      case 0 -> new Interpretation.NoMove(why(text, words));
      case 1 -> new Interpretation.UniqueMove(found.getFirst());
      default -> unclear(found, words);
    };
  }

  /**
   * Finds a move by its label, by its short name in the game, or by the text after the label's
   * first word if only one label matches: {@code a} for {@code to a}.
   */
  private Optional<Move> exact(String text) {
    return only(move -> rules.phrases().name(position, move).equals(text))
        .or(() -> only(move -> move.label().equals(text)))
        .or(() -> list.complete() ? Optional.empty() : rules.move(position, text))
        .or(() -> only(move -> move.label().equalsIgnoreCase(text)))
        .or(
            () ->
                list.complete()
                    ? only(move -> tail(move.label()).equalsIgnoreCase(text))
                    : Optional.empty());
  }

  private Optional<Move> only(Predicate<Move> meant) {
    List<Move> found = list.moves().stream().filter(meant).limit(2).toList();
    return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
  }

  private static String tail(String label) {
    return label.substring(label.indexOf(' ') + 1);
  }

  /** Lists the moves that match: with all their arguments, or with the heap left out. */
  private List<Move> matching(MoveTokens words) {
    List<Move> found = matching(words, label -> label.sameThings(words));
    if (found.isEmpty()) {
      found = matching(words, label -> label.endsWithThings(words));
    }
    if (found.isEmpty()) {
      found = matching(words, label -> label.flat().sameThings(words.flat()));
    }
    boolean cells =
        words.things().size() == 2
            && words.things().stream().allMatch(thing -> thing.matches("[a-z]+\\d+"));
    if (found.isEmpty() && cells) {
      MoveTokens turned = new MoveTokens(words.words(), words.things().reversed());
      found = matching(turned, label -> label.sameThings(turned));
    }
    return found;
  }

  private List<Move> matching(MoveTokens typed, Predicate<MoveTokens> things) {
    return list.moves().stream()
        .filter(
            move -> {
              MoveTokens label = MoveTokens.ofLabel(move.label());
              return things.test(label) && label.mayBeMeantBy(typed);
            })
        .toList();
  }

  /** Prefers the one move whose words equal the typed words, if there is exactly one. */
  private static Interpretation unclear(List<Move> found, MoveTokens typed) {
    List<Move> closest =
        found.stream()
            .filter(move -> MoveTokens.ofLabel(move.label()).words().equals(typed.words()))
            .toList();
    long targets = found.stream().map(Move::target).distinct().count();
    return closest.size() == 1 && !typed.words().isEmpty()
        ? new Interpretation.UniqueMove(closest.getFirst())
        : targets == 1
            ? new Interpretation.UniqueMove(found.getFirst())
            : new Interpretation.AmbiguousMove(found);
  }

  /**
   * Handles positions with too many moves to list.
   *
   * <p>Puts the typed numbers into labels of every shape. The rules decide which of these are
   * moves.
   */
  private List<Move> substituted(MoveTokens typed) {
    return shapes()
        .filter(label -> MoveTokens.ofLabel(label).mayBeMeantBy(typed))
        .flatMap(label -> filled(label, typed.things()).stream())
        .distinct()
        .flatMap(label -> rules.move(position, label).stream())
        .toList();
  }

  private Stream<String> shapes() {
    Set<String> shapes = new LinkedHashSet<>();
    List<Position> parts = rules.parts(position);
    for (int i = 0; i < parts.size(); i++) {
      String heap = parts.size() > 1 ? "heap " + (i + 1) + ": " : "";
      for (Move move : rules.moves(parts.get(i), SHAPES_FROM).moves()) {
        shapes.add(heap + NUMBER.matcher(move.label()).replaceAll("0"));
      }
    }
    return shapes.stream();
  }

  /** Replaces the last arguments of a label. If one is missing, the heap keeps its number. */
  private static Optional<String> filled(String label, List<String> things) {
    List<int[]> places = new ArrayList<>();
    Matcher matcher = NUMBER.matcher(label);
    while (matcher.find()) {
      places.add(new int[] {matcher.start(), matcher.end()});
    }
    boolean heap = label.startsWith("heap ");
    if (places.size() != things.size() && !(heap && places.size() == things.size() + 1)) {
      return Optional.empty();
    }
    StringBuilder filled = new StringBuilder();
    Iterator<String> values = things.iterator();
    int from = 0;
    for (int i = places.size() - things.size(); i < places.size(); i++) {
      filled.append(label, from, places.get(i)[0]).append(values.next());
      from = places.get(i)[1];
    }
    return Optional.of(filled.append(label.substring(from)).toString());
  }

  private String why(String text, MoveTokens typed) {
    Set<String> known = new LinkedHashSet<>();
    list.moves().stream().limit(1_000).forEach(move -> known.addAll(labelWords(move)));
    Optional<String> strange =
        typed.words().stream()
            .filter(word -> known.stream().noneMatch(own -> MoveTokens.begins(own, word)))
            .findFirst();
    return strange
        .map(word -> "'" + text + "' is not a move." + NearestNames.hint(word, known))
        .orElse("'" + text + "' is not allowed here.");
  }

  private static List<String> labelWords(Move move) {
    return MoveTokens.ofLabel(move.label()).words();
  }
}
