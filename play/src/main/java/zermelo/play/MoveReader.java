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
 * Finds the move that a person means by what they type: a label, {@code 15}, {@code take 3 from 2},
 * {@code 2:3}, {@code b2}, {@code a1 b1}. Knows no game: it compares words and numbers with the
 * labels that the rules give.
 */
public final class MoveReader {
  /** More moves than this are not compared one by one; the rules are asked for a label instead. */
  private static final int COMPARED = 20_000;

  private static final int SHAPES_FROM = 200;
  private static final Pattern NUMBER = Pattern.compile("\\d+|\\[[^\\]]*\\]|\\{[^}]*\\}");

  private final Rules rules;
  private final Position position;
  private final MoveList list;

  /** What was understood. */
  public sealed interface Interpretation {
    /** This move. */
    record Meant(Move move) implements Interpretation {}

    /** One of these moves. */
    record Unclear(List<Move> moves) implements Interpretation {}

    /** None; the message says why and does not list the moves. */
    record Nothing(String why) implements Interpretation {}
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
      return new Interpretation.Meant(exact.get());
    }
    MoveTokens words = MoveTokens.of(text);
    if (words.words().isEmpty() && words.things().isEmpty()) {
      return new Interpretation.Nothing("'" + text + "' is no move.");
    }
    // Of too many moves only the first are listed: there a match does not mean that it is the only
    // one, so the rules are asked first.
    List<Move> found = list.complete() ? List.of() : substituted(words);
    found = found.isEmpty() ? matching(words) : found;
    return switch (found.size()) {
      case 0 -> new Interpretation.Nothing(why(text, words));
      case 1 -> new Interpretation.Meant(found.getFirst());
      default -> unclear(found, words);
    };
  }

  /**
   * A label, the short name that the game gives the move, or what stands behind the first word of
   * one label only: {@code a} for {@code to a}.
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

  /** The listed moves that may be meant: with all their things, or with the heap left out. */
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

  /** Of several moves, the one whose words are exactly those that were typed, if it is one. */
  private static Interpretation unclear(List<Move> found, MoveTokens typed) {
    List<Move> closest =
        found.stream()
            .filter(move -> MoveTokens.ofLabel(move.label()).words().equals(typed.words()))
            .toList();
    long targets = found.stream().map(Move::target).distinct().count();
    return closest.size() == 1 && !typed.words().isEmpty()
        ? new Interpretation.Meant(closest.getFirst())
        : targets == 1
            ? new Interpretation.Meant(found.getFirst())
            : new Interpretation.Unclear(found);
  }

  /**
   * Where the moves are too many: the typed numbers put into labels of every shape, and the rules
   * say which of them are moves.
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

  /** A label with these things in place of its last ones; with fewer, a heap keeps its number. */
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
        .map(word -> "'" + text + "' is no move." + NearestNames.hint(word, known))
        .orElse("'" + text + "' is not allowed here.");
  }

  private static List<String> labelWords(Move move) {
    return MoveTokens.ofLabel(move.label()).words();
  }
}
