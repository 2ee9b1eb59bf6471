package zermelo.language.interpret;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zermelo.language.board.BoardGeometry;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.program.BoardTerm;
import zermelo.language.program.PhraseTemplates.ChoiceHole;
import zermelo.language.program.PhraseTemplates.LiteralText;
import zermelo.language.program.PhraseTemplates.Piece;
import zermelo.language.program.Program;
import zermelo.language.program.Program.ListChoice;
import zermelo.language.program.Program.MoveRule;
import zermelo.language.program.Program.NumberChoice;
import zermelo.language.program.Program.Requirement;
import zermelo.language.program.Program.Step;

/**
 * Prints and parses the labels of moves.
 *
 * <p>A label has the form that the text gives. Without one it is the name of the rule and the
 * chosen values, {@code take 3}; if the rule has no name, the values with hyphens, {@code a1-b2}.
 * With several heaps it also names the heap, {@code heap 2: take 3}.
 */
final class MoveLabels {

  /** The parts of a label. */
  record ParsedLabel(int heap, int rule, List<Object> values) {}

  private final Program program;
  private final List<List<Piece>> pieces;

  /** Compiled on first use, like {@link #forms}: most commands read no label. */
  private static final class HeapPrefix {
    static final Pattern PATTERN = Pattern.compile("heap (\\d{1,9}):\\s*(.*)");
  }

  private volatile Optional<List<Pattern>> forms = Optional.empty(); // made on first use

  MoveLabels(Program program) {
    this.program = program;
    this.pieces = program.moves().stream().map(MoveLabels::pieces).toList();
  }

  /** Benign race: at worst the patterns are made twice. */
  private List<Pattern> forms() {
    if (forms.isEmpty()) {
      forms = Optional.of(pieces.stream().map(MoveLabels::form).toList());
    }
    return forms.get();
  }

  /** A pattern whose groups are the choices in the order in which the label shows them. */
  private static Pattern form(List<Piece> pieces) {
    StringBuilder form = new StringBuilder();
    for (Piece piece : pieces) {
      form.append(
          piece instanceof LiteralText words
              ? Pattern.quote(words.text()).replace(" ", "\\E\\s+\\Q")
              : ((ChoiceHole) piece).letters() ? "([a-z]{1,6})" : "(heap \\d+: \\S+|\\S+?)");
    }
    return Pattern.compile(form.toString());
  }

  private static List<Piece> pieces(MoveRule move) {
    if (move.label().isPresent()) {
      return move.label().get().pieces();
    }
    List<Piece> pieces = new ArrayList<>();
    if (!move.name().isEmpty()) {
      pieces.add(new LiteralText(move.name()));
    }
    for (int i = 0; i < move.choices().size(); i++) {
      if (!pieces.isEmpty()) {
        pieces.add(new LiteralText(move.name().isEmpty() ? "-" : " "));
      }
      pieces.add(new ChoiceHole(i, false));
    }
    return pieces;
  }

  String print(EvaluationFrame frame, int rule, int heap, int heaps) {
    MoveRule move = program.moves().get(rule);
    StringBuilder label = new StringBuilder();
    if (heaps > 1) {
      label.append("heap ").append(heap + 1).append(": ");
    }
    for (Piece piece : pieces.get(rule)) {
      switch (piece) {
        case LiteralText words -> label.append(words.text());
        case ChoiceHole hole -> label.append(shown(frame, move.choices().get(hole.index()), hole));
        default -> throw new IllegalStateException("labels show choices only");
      }
    }
    return label.toString();
  }

  private String shown(EvaluationFrame frame, Step step, ChoiceHole hole) {
    return hole.letters() && step instanceof NumberChoice choose && !choose.cell()
        ? letters(frame.slots[choose.slot()])
        : chosen(frame, step);
  }

  /** The letters of a column; any other number stays as it is. */
  static String letters(long number) {
    boolean column = number >= 1 && number <= Integer.MAX_VALUE;
    return column ? BoardGeometry.letters((int) number - 1) : Long.toString(number);
  }

  private String chosen(EvaluationFrame frame, Step step) {
    return switch (step) {
      case NumberChoice choose when choose.symbol().isPresent() ->
          program.board().orElseThrow().symbol((int) frame.slots[choose.slot()]);
      case NumberChoice choose when choose.cell() ->
          frame.geometry.name((int) frame.slots[choose.slot()]);
      case NumberChoice choose -> Long.toString(frame.slots[choose.slot()]);
      case ListChoice choose -> Arrays.toString(frame.lists[choose.slot()]).replace(" ", "");
      case Requirement condition -> throw new IllegalStateException("a condition is no choice");
    };
  }

  /** Whether every label shows every choice, so that {@link #parse} finds every move. */
  boolean complete() {
    return program.moves().stream()
        .allMatch(
            move ->
                pieces(move).stream().filter(ChoiceHole.class::isInstance).distinct().count()
                    == move.choices().size());
  }

  /**
   * Parses a label: all meanings that it may have for a player. A label that does not show every
   * choice is not found here.
   */
  List<ParsedLabel> parse(String label, int heaps, BoardGeometry geometry, int turn) {
    List<ParsedLabel> found = new ArrayList<>();
    int heap = 0;
    String rest = label.strip();
    Matcher matcher = HeapPrefix.PATTERN.matcher(rest);
    // Of several boards, the number is a part of the name of a cell.
    if (geometry.boards() == 1 && matcher.matches()) {
      heap = Integer.parseInt(matcher.group(1)) - 1;
      rest = matcher.group(2);
    } else if (heaps != 1) {
      return found;
    }
    if (heap < 0 || heap >= heaps) {
      return found;
    }
    for (int rule = 0; rule < program.moves().size(); rule++) {
      Matcher form = forms().get(rule).matcher(rest);
      MoveRule move = program.moves().get(rule);
      if (move.allowed(turn) && form.matches()) {
        Optional<List<Object>> values = values(move, form, geometry, turn);
        if (values.isPresent()) {
          found.add(new ParsedLabel(heap, rule, values.get()));
        }
      }
    }
    return found;
  }

  private Optional<List<Object>> values(
      MoveRule move, Matcher form, BoardGeometry geometry, int turn) {
    Object[] values = new Object[move.choices().size()];
    int group = 0;
    for (Piece piece : pieces(move)) {
      if (piece instanceof ChoiceHole hole) {
        group++;
        Step choice = move.choices().get(hole.index());
        Optional<Object> value =
            hole.letters() && choice instanceof NumberChoice choose && !choose.cell()
                ? Optional.of(column(form.group(group)))
                : value(choice, form.group(group), geometry, turn);
        Object before = values[hole.index()];
        if (value.isEmpty() || (before != null && !before.equals(value.get()))) {
          return Optional.empty();
        }
        values[hole.index()] = value.get();
      }
    }
    return Arrays.stream(values).anyMatch(Objects::isNull)
        ? Optional.empty()
        : Optional.of(List.of(values));
  }

  private Optional<Object> value(Step choice, String word, BoardGeometry geometry, int turn) {
    if (choice instanceof NumberChoice choose && choose.symbol().isPresent()) {
      int symbol = BoardTerm.index(choose.symbol().get(), turn);
      return program.board().orElseThrow().symbol(symbol).equals(word)
          ? Optional.of((long) symbol)
          : Optional.empty();
    }
    if (choice instanceof NumberChoice choose && choose.cell()) {
      int cell = geometry.named(word);
      return cell == 0 ? Optional.empty() : Optional.of((long) cell);
    }
    return choice instanceof ListChoice ? list(word) : number(word);
  }

  /** The number of a column with these letters, the inverse of {@link #letters}. */
  private static long column(String letters) {
    return letters.chars().asLongStream().reduce(0, (before, c) -> 26 * before + c - 'a' + 1);
  }

  private static Optional<Object> number(String word) {
    try {
      return Optional.of(Long.valueOf(word));
    } catch (NumberFormatException none) {
      return Optional.empty();
    }
  }

  private static Optional<Object> list(String word) {
    if (!word.startsWith("[") || !word.endsWith("]")) {
      return Optional.empty();
    }
    String body = word.substring(1, word.length() - 1);
    try {
      return Optional.of(
          body.isEmpty()
              ? new long[0]
              : Arrays.stream(body.split(",", -1)).mapToLong(Long::parseLong).toArray());
    } catch (NumberFormatException none) {
      return Optional.empty();
    }
  }
}
