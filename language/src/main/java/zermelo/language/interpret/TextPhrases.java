package zermelo.language.interpret;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.Move;
import zermelo.kernel.Phrases;
import zermelo.kernel.Position;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.position.ComponentNotation;
import zermelo.language.program.PhraseTemplates;
import zermelo.language.program.PhraseTemplates.Phrase;
import zermelo.language.program.Program;

/** Fills the holes of a text's {@code say} lines from a position and the label of a move. */
final class TextPhrases implements Phrases {
  private final TextRules rules;
  private final MoveLabels labels;
  private final PhraseTemplates wording;

  TextPhrases(TextRules rules, MoveLabels labels) {
    this.rules = rules;
    this.labels = labels;
    this.wording = rules.program().wording();
  }

  @Override
  public String position() {
    return wording.position().map(TextPhrases::words).orElseGet(Phrases.super::position);
  }

  @Override
  public String choice() {
    return wording.choice().map(TextPhrases::words).orElseGet(Phrases.super::choice);
  }

  /** The text of a phrase that has no holes. */
  private static String words(Phrase phrase) {
    StringBuilder text = new StringBuilder();
    for (PhraseTemplates.Piece piece : phrase.pieces()) {
      if (piece instanceof PhraseTemplates.LiteralText words) {
        text.append(words.text());
      }
    }
    return text.toString();
  }

  @Override
  public String moves(Position position) {
    // In a heap game this phrase names no heap, so any frame will do.
    return wording
        .moves()
        .map(
            phrase -> {
              boolean heaps = rules.program().heaps();
              EvaluationFrame frame = heaps ? rules.newFrame() : rules.frameOf(position);
              return filled(phrase, frame, List.of());
            })
        .orElseGet(() -> Phrases.super.moves(position));
  }

  /**
   * The name of a move.
   *
   * <p>If {@code say moves} says what is chosen, and the only choice is a number, the number alone
   * is the name.
   */
  @Override
  public String name(Position position, Move move) {
    boolean brief = wording.moves().isPresent() && oneNumber() && rules.parts(position).size() == 1;
    return Optional.of(move.label())
        .filter(label -> brief)
        .flatMap(label -> parsed(position, label, 1))
        .map(choice -> shown(choice.values().getFirst()))
        .orElse(move.label());
  }

  private boolean oneNumber() {
    List<Program.MoveRule> moves = rules.program().moves();
    return moves.size() == 1
        && moves.getFirst().choices().size() == 1
        && moves.getFirst().choices().getFirst() instanceof Program.NumberChoice;
  }

  @Override
  public String action(Position position, Move move) {
    List<Position> parts = rules.parts(position);
    return parsed(position, move.label(), parts.size())
        .flatMap(choice -> deed(parts, choice))
        .orElseGet(() -> Phrases.super.action(position, move));
  }

  private Optional<MoveLabels.ParsedLabel> parsed(Position position, String label, int heaps) {
    return labels.parse(label, heaps, rules.geometry(position), rules.turn(position)).stream()
        .findFirst();
  }

  /** The choices of a move by name, and its heap under the name {@code heap}. */
  Map<String, String> choices(Position position, String label) {
    List<Position> parts = rules.parts(position);
    Map<String, String> choices = new HashMap<>();
    parsed(position, label, parts.size())
        .ifPresent(
            found -> {
              choices.put("heap", Integer.toString(found.heap() + 1));
              Program.MoveRule rule = rules.program().moves().get(found.rule());
              List<Object> values = values(rule, rules.frameOf(parts.get(found.heap())), found);
              for (int i = 0; i < values.size(); i++) {
                choices.put(rule.choiceNames().get(i), shown(values.get(i)));
              }
            });
    return choices;
  }

  private Optional<String> deed(List<Position> parts, MoveLabels.ParsedLabel choice) {
    Program.MoveRule rule = rules.program().moves().get(choice.rule());
    EvaluationFrame frame = rules.frameOf(parts.get(choice.heap()));
    List<Object> values = values(rule, frame, choice);
    return Optional.ofNullable(wording.moveDescriptions().get(rule.name()))
        .map(phrase -> filled(phrase, frame, values))
        .map(text -> parts.size() > 1 ? text + " (heap " + (choice.heap() + 1) + ")" : text);
  }

  /** The chosen values; cells as their names, symbols as they are written. */
  private List<Object> values(
      Program.MoveRule rule, EvaluationFrame frame, MoveLabels.ParsedLabel choice) {
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < choice.values().size(); i++) {
      Object value = choice.values().get(i);
      values.add(
          rule.choices().get(i) instanceof Program.NumberChoice step && value instanceof Long number
              ? shown(step, number, frame)
              : value);
    }
    return values;
  }

  private Object shown(Program.NumberChoice step, Long value, EvaluationFrame frame) {
    if (step.symbol().isPresent()) {
      return rules.program().board().orElseThrow().symbol(value.intValue());
    }
    return step.cell() ? frame.geometry.name(value.intValue()) : value;
  }

  private String filled(Phrase phrase, EvaluationFrame frame, List<Object> chosen) {
    StringBuilder text = new StringBuilder();
    for (PhraseTemplates.Piece piece : phrase.pieces()) {
      text.append(
          switch (piece) {
            case PhraseTemplates.LiteralText words -> words.text();
            case PhraseTemplates.ParameterHole param ->
                rules.parameterValues().getOrDefault(param.name(), "");
            case PhraseTemplates.ComponentHole part ->
                ComponentNotation.printValue(rules.bounds().get(part.index()), frame);
            case PhraseTemplates.ChoiceHole choice -> shown(chosen.get(choice.index()), choice);
          });
    }
    return text.toString();
  }

  private static String shown(Object chosen, PhraseTemplates.ChoiceHole hole) {
    return hole.letters() && chosen instanceof Long number
        ? MoveLabels.letters(number)
        : shown(chosen);
  }

  private static String shown(Object chosen) {
    return chosen instanceof long[] list
        ? Arrays.toString(list).replace(" ", "")
        : String.valueOf(chosen);
  }
}
