package zermelo.language.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.input.NearestNames;
import zermelo.language.program.PhraseTemplates;
import zermelo.language.program.PhraseTemplates.Phrase;
import zermelo.language.program.PhraseTemplates.Piece;
import zermelo.language.program.Program;
import zermelo.language.program.Program.MoveRule;
import zermelo.language.syntax.Lexer;
import zermelo.language.syntax.Source;
import zermelo.language.syntax.Span;
import zermelo.language.syntax.SyntaxTree;

/** Checks the {@code say} lines of a text: their keys and the names in their holes must exist. */
final class PhraseTemplateChecker {
  private static final String LETTER = "letter ";
  private static final String POSITION = "position";
  private static final String MOVES = "moves";
  private static final String CHOICE = "choice";

  private final Source source;
  private final NameScope scope;
  private final boolean heaps;
  private final Map<String, Piece> params = new LinkedHashMap<>();
  private final Map<String, Piece> components = new LinkedHashMap<>();
  private final Map<String, MoveRule> rules = new LinkedHashMap<>();

  /** Whether some declaration did not parse, so that an unknown move is no problem of its own. */
  private final boolean unsure;

  PhraseTemplateChecker(
      Source source,
      NameScope scope,
      List<Program.Param> params,
      List<Program.Component> components,
      List<MoveRule> moves) {
    this.source = source;
    this.scope = scope;
    this.heaps = components.stream().anyMatch(part -> part.role() == Program.Role.HEAP);
    this.unsure = scope.anythingWrong();
    params.forEach(
        param -> this.params.put(param.name(), new PhraseTemplates.ParameterHole(param.name())));
    for (int i = 0; i < components.size(); i++) {
      this.components.put(components.get(i).name(), new PhraseTemplates.ComponentHole(i));
    }
    moves.forEach(move -> rules.put(move.name(), move));
  }

  PhraseTemplates check(List<SyntaxTree.SayLine> sayings) {
    Map<String, Phrase> phrases = new HashMap<>();
    for (SyntaxTree.SayLine say : sayings) {
      String key = say.key().text();
      Optional<Map<String, Piece>> holes = holes(say);
      if (holes.isEmpty()) {
        continue;
      }
      if (phrases.containsKey(key)) {
        scope.problem(say.key().span(), "there is a 'say " + key + "' already");
      }
      phrases.put(key, phrase(say, holes.get()));
    }
    return new PhraseTemplates(
        Optional.ofNullable(phrases.remove(POSITION)),
        Optional.ofNullable(phrases.remove(MOVES)),
        Optional.ofNullable(phrases.remove(CHOICE)),
        Map.copyOf(phrases));
  }

  /** Checks the label of a move. Its holes are the choices of the move. */
  Phrase label(MoveRule rule, Span words) {
    SyntaxTree.Name key = new SyntaxTree.Name("label", rule.span());
    Phrase label = phrase(new SyntaxTree.SayLine(key, words), choices(rule));
    for (Piece piece : label.pieces()) {
      if (piece instanceof PhraseTemplates.ChoiceHole hole) {
        scope.find(chosen(rule.choices().get(hole.index())), words);
      }
    }
    return label;
  }

  private static Map<String, Piece> choices(MoveRule rule) {
    Map<String, Piece> holes = new LinkedHashMap<>();
    for (int i = 0; i < rule.choices().size(); i++) {
      holes.put(chosen(rule.choices().get(i)), new PhraseTemplates.ChoiceHole(i, false));
    }
    return holes;
  }

  /** The names that holes may use. Empty, with a problem, if the key is unknown. */
  private Optional<Map<String, Piece>> holes(SyntaxTree.SayLine say) {
    Map<String, Piece> holes = new LinkedHashMap<>();
    String key = say.key().text();
    if (key.equals(POSITION) || key.equals(CHOICE)) {
      return Optional.of(holes);
    }
    if (!key.equals(MOVES) || !heaps) { // the moves of several heaps have no heap in common
      holes.putAll(components);
    }
    holes.putAll(params);
    if (key.equals(MOVES)) {
      return Optional.of(holes);
    }
    Optional<MoveRule> rule = Optional.ofNullable(rules.get(key));
    if (rule.isEmpty()) {
      unknownKey(say.key());
      return Optional.empty();
    }
    holes.putAll(choices(rule.get()));
    return Optional.of(holes);
  }

  private static String chosen(Program.Step choice) {
    return switch (choice) {
      case Program.NumberChoice number -> number.name();
      case Program.ListChoice list -> list.name();
      case Program.Requirement condition ->
          throw new IllegalStateException("a condition is no choice");
    };
  }

  private void unknownKey(SyntaxTree.Name key) {
    if (unsure) {
      return;
    }
    List<String> known = new ArrayList<>(List.of(POSITION, MOVES, CHOICE));
    known.addAll(rules.keySet());
    scope.problem(
        key.span(),
        "there is no move '"
            + key.text()
            + "': say describes position, moves, choice, or one of the moves."
            + (scope.advises() ? NearestNames.hint(key.text(), known) : ""));
  }

  private Phrase phrase(SyntaxTree.SayLine say, Map<String, Piece> holes) {
    List<Piece> pieces = new ArrayList<>();
    int end = say.text().to();
    int at = say.text().from();
    if (source.text().substring(at, end).isBlank()) {
      scope.problem(new Span(at - 1, end + 1), "these words are empty");
    }
    while (at < end) {
      int brace = nextBrace(at, end);
      if (brace > at) {
        pieces.add(words(say, at, brace));
      }
      if (brace == end) {
        break;
      }
      int close = nextBrace(brace + 1, end);
      if (source.text().charAt(brace) == '}' || close == end || isOpening(close)) {
        scope.problem(
            new Span(brace, brace + 1),
            "a hole opens with '{' and closes with '}', and braces have no other use");
        break;
      }
      hole(say, holes, new Span(brace, close + 1)).ifPresent(pieces::add);
      at = close + 1;
    }
    return new Phrase(List.copyOf(pieces));
  }

  private boolean isOpening(int at) {
    return source.text().charAt(at) == '{';
  }

  private int nextBrace(int from, int end) {
    int at = from;
    while (at < end && source.text().charAt(at) != '{' && source.text().charAt(at) != '}') {
      at++;
    }
    return at;
  }

  /**
   * The text between two holes. Line ends become spaces, and both ends of the phrase are stripped.
   */
  private Piece words(SyntaxTree.SayLine say, int from, int to) {
    String text = Lexer.collapsed(source.text().substring(from, to));
    text = from == say.text().from() ? text.stripLeading() : text;
    return new PhraseTemplates.LiteralText(to == say.text().to() ? text.stripTrailing() : text);
  }

  private Optional<Piece> hole(SyntaxTree.SayLine say, Map<String, Piece> holes, Span span) {
    String inside = source.text().substring(span.from() + 1, span.to() - 1).strip();
    boolean letters = inside.startsWith(LETTER);
    String name = letters ? inside.substring(LETTER.length()).strip() : inside;
    Optional<Piece> piece = Optional.ofNullable(holes.get(name));
    if (letters && piece.isPresent()) {
      if (piece.get() instanceof PhraseTemplates.ChoiceHole(int index, boolean plain)) {
        return Optional.of(new PhraseTemplates.ChoiceHole(index, true));
      }
      scope.problem(span, "'letter' needs a number that the move chooses: {letter c}");
    }
    if (piece.isEmpty()) {
      scope.problem(span, noHole(say.key().text(), holes, name));
    }
    return piece;
  }

  private String noHole(String key, Map<String, Piece> holes, String name) {
    if (key.equals(POSITION) || key.equals(CHOICE)) {
      return "'say " + key + "' has no holes: it is the same in every position";
    }
    if (key.equals(MOVES) && heaps && components.containsKey(name)) {
      return "the moves of several heaps have no " + name + " in common: name parameters only";
    }
    String where = "a hole of 'say " + key + "' ";
    if (holes.isEmpty()) {
      return where + "has nothing to name";
    }
    boolean near = scope.advises() && name.length() > 1 && name.length() <= 60;
    return where
        + "names one of "
        + String.join(", ", holes.keySet().stream().limit(12).toList())
        + "."
        + (near ? NearestNames.hint(name, holes.keySet()) : "");
  }
}
