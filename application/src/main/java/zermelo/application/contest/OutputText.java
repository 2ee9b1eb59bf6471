package zermelo.application.contest;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.input.BadInput;
import zermelo.language.contest.OutputForm;
import zermelo.language.contest.OutputForm.Quantity;
import zermelo.solve.Answer;

/** Writes the answer to a case in the judge's form, such as {@code First}. */
final class OutputText {
  private OutputText() {}

  static String of(
      List<OutputForm.Piece> pieces,
      Answer answer,
      Optional<Move> move,
      Map<String, String> choices,
      CaseReader position) {
    StringBuilder text = new StringBuilder();
    for (OutputForm.Piece piece : pieces) {
      if (piece instanceof OutputForm.LineEnd) {
        text.append('\n');
        continue;
      }
      boolean atLineStart = text.isEmpty() || text.charAt(text.length() - 1) == '\n';
      text.append(atLineStart ? "" : " ");
      text.append(
          switch (piece) {
            case OutputForm.Literal(String word) -> word;
            case OutputForm.Choice(String name) -> choice(choices, name, move);
            case Quantity quantity -> value(quantity, answer, move, position);
            case OutputForm.LineEnd() -> "";
          });
    }
    return text.toString();
  }

  private static String choice(Map<String, String> choices, String name, Optional<Move> move) {
    String value = choices.get(name);
    if (value == null) {
      throw new BadInput(
          "the move '%s' has no choice {%s}; it has %s"
              .formatted(
                  move.map(Move::label).orElse(""),
                  name,
                  choices.isEmpty() ? "none that its label shows" : choices.keySet()));
    }
    return value;
  }

  private static String value(
      Quantity quantity, Answer answer, Optional<Move> move, CaseReader position) {
    Supplier<BadInput> none =
        () ->
            new BadInput(
                "the output wants "
                    + quantity.word()
                    + ", and "
                    + position.position()
                    + " has none");
    return switch (quantity) {
      case GRUNDY -> Long.toString(answer.nimber().orElseThrow(none));
      case MARGIN -> Integer.toString(answer.margin().orElseThrow(none));
      case REMOTENESS -> Integer.toString(answer.remoteness().orElseThrow(none));
      case WINNING_MOVES ->
          Long.toString(
              answer.moves().stream().filter(each -> each.result() == Outcome.WIN).count());
      case WINNING_MOVE -> move.orElseThrow().label();
    };
  }
}
