package zermelo.language.contest;

import java.util.List;
import java.util.Optional;

/**
 * The layout of an input: numbers that all cases share, then the cases.
 *
 * <p>An input is stored as the numbers that are written, in their order. A symbol of a board and
 * the name of a player count as their indices.
 *
 * @param text the layout as it was declared
 * @param head what all cases share, with the number of cases; empty if there is one case
 * @param cases how the cases are repeated
 * @param row one case
 * @param slots the number of slots for numbers that counts and limits refer to
 */
public record InputLayout(
    String text, List<InputItem> head, Repetition cases, List<InputItem> row, int slots) {
  private static final long MANY = 1000;

  public InputLayout {
    head = List.copyOf(head);
    row = List.copyOf(row);
  }

  /** The number of cases of an input: a kind of rule for it. */
  public sealed interface Repetition {}

  /** Exactly one. */
  public record Once() implements Repetition {}

  /** As many as a number says. */
  public record Counted(InputQuantity count) implements Repetition {}

  /** Until the input ends. */
  public record UntilEnd() implements Repetition {}

  /** Until these numbers come in place of a case. */
  public record UntilNumbers(List<Long> end) implements Repetition {
    public UntilNumbers {
      end = List.copyOf(end);
    }
  }

  /** Whether one input may have several cases. */
  public boolean isMany() {
    return !(cases instanceof Once);
  }

  /** Returns the smallest number of cases in one input. */
  public long fewestCases() {
    return cases instanceof Counted(InputQuantity count) && count.isConstant() ? count.offset() : 1;
  }

  /** Returns the largest number of cases that is worth generating. */
  public long mostCases() {
    return switch (cases) {
      case Once() -> 1;
      case UntilEnd(), UntilNumbers _ -> MANY;
      case Counted(InputQuantity count) when count.isConstant() -> count.offset();
      case Counted _ ->
          caseNumber()
              .map(InputNumber::high)
              .filter(InputQuantity::isConstant)
              .map(high -> Math.min(MANY, high.offset()))
              .orElse(1L);
    };
  }

  /** Returns the number in the head that counts the cases, if there is one. */
  public Optional<InputNumber> caseNumber() {
    return cases instanceof Counted(InputQuantity count)
        ? head.stream()
            .filter(InputItem.SingleNumber.class::isInstance)
            .map(item -> ((InputItem.SingleNumber) item).number())
            .filter(number -> number.slot() == count.slot())
            .findFirst()
        : Optional.empty();
  }

  /**
   * Goes through the head or a case, and asks the source for every number.
   *
   * @param slots receives the numbers that counts and limits refer to; the slots of the head stay
   */
  public static void traverse(List<InputItem> items, long[] slots, InputSource source) {
    for (InputItem item : items) {
      switch (item) {
        case InputItem.SingleNumber single -> number(single.number(), 0, slots, source);
        case InputItem.NumberList list -> {
          long length = list.length().in(slots);
          for (long i = 1; i <= length; i++) {
            for (InputNumber number : list.element()) {
              number(number, i, slots, source);
            }
            if (list.element().size() > 1 && i < length) {
              source.endLine();
            }
          }
        }
        case InputItem.SymbolRows board -> {
          long rows = board.rows().in(slots);
          long columns = board.isAnyLength() ? source.length(board) : board.columns().in(slots);
          for (long i = 1; i <= rows; i++) {
            source.symbols(board, i, columns);
            if (i < rows) {
              source.endLine();
            }
          }
        }
        case InputItem.StarterName starter -> source.starter(starter);
      }
      if (item.endsLine()) {
        source.endLine();
      }
    }
  }

  private static void number(InputNumber number, long index, long[] slots, InputSource source) {
    slots[number.slot()] =
        source.number(number, index, number.low().in(slots), number.high().in(slots));
  }
}
