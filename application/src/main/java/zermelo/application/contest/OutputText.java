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
  /** Stands for the number of the case, which answers to equal cases do not share. */
  private static final String CASE = "\u0001";

  private OutputText() {}

  static String of(
      List<OutputForm.Piece> pieces,
      Answer answer,
      Optional<Move> move,
      Map<String, String> choices,
      CaseReader position) {
    StringBuilder text = new StringBuilder();
    boolean apart = false;
    for (OutputForm.Piece piece : pieces) {
      if (piece instanceof OutputForm.Joint) {
        apart = false;
        continue;
      }
      if (piece instanceof OutputForm.LineEnd) {
        text.append('\n');
        apart = false;
        continue;
      }
      text.append(apart ? " " : "");
      apart = true;
      text.append(
          switch (piece) {
            case OutputForm.Literal(String word) -> word;
            case OutputForm.Choice choice -> choice(choices, choice, move);
            case OutputForm.CaseNumber() -> CASE;
            case Quantity quantity -> value(quantity, answer, move, position);
            case OutputForm.LineEnd(), OutputForm.Joint() -> "";
          });
    }
    return text.toString();
  }

  /** Returns an answer with its number in place of {@link #CASE}. */
  static String numbered(String answer, int number) {
    return answer.contains(CASE) ? answer.replace(CASE, Integer.toString(number)) : answer;
  }

  private static String choice(
      Map<String, String> choices, OutputForm.Choice choice, Optional<Move> move) {
    String name = choice.name();
    String value = choices.get(name);
    if (value == null) {
      throw new BadInput(
          "the move '%s' has no choice {%s}; it has %s"
              .formatted(
                  move.map(Move::label).orElse(""),
                  name,
                  choices.isEmpty() ? "none that its label shows" : choices.keySet()));
    }
    try {
      return choice.more() == 0
          ? value
          : Long.toString(Math.addExact(Long.parseLong(value), choice.more()));
    } catch (NumberFormatException | ArithmeticException other) {
      throw new BadInput("{%s} is %s, which is no number to add to".formatted(name, value));
    }
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
