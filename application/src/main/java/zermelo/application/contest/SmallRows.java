package zermelo.application.contest;

import java.util.ArrayList;
import java.util.List;
import zermelo.application.contest.text.InputValues;
import zermelo.language.contest.InputItem;
import zermelo.language.contest.InputLayout;
import zermelo.language.contest.InputNumber;
import zermelo.language.contest.InputSource;

/**
 * Enumerates the small heads or cases of a layout, smallest first.
 *
 * <p>It works like an odometer. Each traversal of the layout reads its choices from a list of
 * digits, which grows by zeros where it ends; after the traversal, the last digit that can grow is
 * raised. Bounds 0, 1, 2, ... limit how far numbers and lengths may be above their lower limits. A
 * row counts at the first bound that allows it.
 */
final class SmallRows implements InputSource {
  /** Longest list. Random inputs have longer ones. */
  private static final int LONGEST = 4;

  private final InputLayout layout;
  private final List<InputItem> items;
  private final long[] slots;
  private final List<Long> digits = new ArrayList<>();
  private final List<Long> last = new ArrayList<>();
  private final List<Long> numbers = new ArrayList<>();
  private int at;
  private long bound;
  private boolean isNew;

  SmallRows(InputLayout layout, List<InputItem> items, long[] slots) {
    this.layout = layout;
    this.items = items;
    this.slots = slots;
  }

  /** Returns the slots as a head fills them. */
  static long[] slots(InputLayout layout, List<Long> head) {
    long[] slots = new long[layout.slots()];
    InputValues values =
        new InputValues() {
          {
            begin(head);
          }
        };
    InputLayout.traverse(layout.head(), slots, values);
    return slots;
  }

  /** Returns the first rows, fewer if the limits of the layout allow no more. */
  List<List<Long>> first(int count) {
    List<List<Long>> rows = new ArrayList<>();
    for (bound = 0; rows.size() < count; bound++) {
      int before = rows.size();
      digits.clear();
      do {
        numbers.clear();
        last.clear();
        at = 0;
        isNew = bound == 0;
        InputLayout.traverse(items, slots, this);
        if (isNew) {
          rows.add(List.copyOf(numbers));
        }
      } while (rows.size() < count && advance());
      if (rows.size() == before && bound > LONGEST) {
        return rows; // all numbers have reached their upper limits
      }
    }
    return rows;
  }

  private boolean advance() {
    while (!digits.isEmpty() && digits.getLast() >= last.get(digits.size() - 1)) {
      digits.removeLast();
    }
    if (digits.isEmpty()) {
      return false;
    }
    digits.set(digits.size() - 1, digits.getLast() + 1);
    return true;
  }

  /**
   * Returns the next digit of the odometer.
   *
   * @param most its largest value
   */
  private long digit(long most) {
    if (at == digits.size()) {
      digits.add(0L);
    }
    last.add(most);
    return digits.get(at++);
  }

  @Override
  public long number(InputNumber number, long index, long low, long high) {
    if (layout.caseNumber().map(InputNumber::slot).orElse(-1) == number.slot()) {
      numbers.add(1L);
      return 1;
    }
    if (number.counts()) {
      long length = low + digit(Math.max(0, Math.min(high, length(bound)) - low));
      isNew |= length > length(bound - 1);
      numbers.add(length);
      return length;
    }
    long more = digit(Math.max(0, Math.min(bound, high - low)));
    isNew |= more == bound;
    numbers.add(low + more);
    return low + more;
  }

  private static long length(long bound) {
    return Math.max(1, Math.min(bound, LONGEST));
  }

  @Override
  public long length(InputItem.SymbolRows board) {
    long length = 1 + digit(length(bound) - 1);
    isNew |= length > length(bound - 1);
    numbers.add(length);
    return length;
  }

  @Override
  public void symbols(InputItem.SymbolRows board, long row, long columns) {
    for (long i = 0; i < columns; i++) {
      numbers.add(digit(board.symbols().length() - 1L));
    }
  }

  @Override
  public void starter(InputItem.StarterName starter) {
    numbers.add(digit(starter.names().size() - 1L));
  }
}
