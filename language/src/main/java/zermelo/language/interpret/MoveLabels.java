package zermelo.language.interpret;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zermelo.language.check.Program;
import zermelo.language.check.Program.ListChoice;
import zermelo.language.check.Program.MoveRule;
import zermelo.language.check.Program.NumberChoice;
import zermelo.language.check.Program.Step;
import zermelo.language.evaluate.EvaluationFrame;

/**
 * Prints and parses the labels of moves.
 *
 * <p>A label is the name of the rule and the chosen values, {@code take 3}. With several heaps it
 * also names the heap, {@code heap 2: take 3}.
 */
final class MoveLabels {
  private static final Pattern HEAP = Pattern.compile("heap (\\d{1,9}):\\s*(.*)");

  /** The parts of a label. */
  record ParsedLabel(int heap, int rule, List<Object> values) {}

  private final Program program;

  MoveLabels(Program program) {
    this.program = program;
  }

  String print(EvaluationFrame frame, int rule, int heap, int heaps) {
    MoveRule move = program.moves().get(rule);
    StringBuilder label = new StringBuilder();
    if (heaps > 1) {
      label.append("heap ").append(heap + 1).append(": ");
    }
    label.append(move.name());
    for (Step step : move.steps()) {
      if (step instanceof NumberChoice choose) {
        label.append(' ').append(frame.slots[choose.slot()]);
      } else if (step instanceof ListChoice choose) {
        label.append(' ').append(Arrays.toString(frame.rows[choose.cell()]).replace(" ", ""));
      }
    }
    return label.toString();
  }

  Optional<ParsedLabel> parse(String label, int heaps) {
    int heap = 0;
    String rest = label.strip();
    Matcher matcher = HEAP.matcher(rest);
    if (matcher.matches()) {
      heap = Integer.parseInt(matcher.group(1)) - 1;
      rest = matcher.group(2);
    } else if (heaps != 1) {
      return Optional.empty();
    }
    String[] words = rest.split("\\s+");
    for (int rule = 0; rule < program.moves().size(); rule++) {
      MoveRule move = program.moves().get(rule);
      if (!move.name().equals(words[0])
          || move.choices().size() != words.length - 1
          || heap < 0
          || heap >= heaps) {
        continue;
      }
      Optional<List<Object>> values = values(move, words);
      if (values.isPresent()) {
        return Optional.of(new ParsedLabel(heap, rule, values.get()));
      }
    }
    return Optional.empty();
  }

  private static Optional<List<Object>> values(MoveRule move, String[] words) {
    List<Object> values = new ArrayList<>();
    for (int i = 1; i < words.length; i++) {
      boolean row = move.choices().get(i - 1) instanceof ListChoice;
      Optional<Object> value = row ? row(words[i]) : number(words[i]);
      if (value.isEmpty()) {
        return Optional.empty();
      }
      values.add(value.get());
    }
    return Optional.of(values);
  }

  private static Optional<Object> number(String word) {
    try {
      return Optional.of(Long.valueOf(word));
    } catch (NumberFormatException none) {
      return Optional.empty();
    }
  }

  private static Optional<Object> row(String word) {
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
