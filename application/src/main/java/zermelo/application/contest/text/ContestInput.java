package zermelo.application.contest.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.language.contest.InputLayout;
import zermelo.language.contest.InputNumber;

/**
 * An input of a judge as numbers, in the order in which they are written.
 *
 * @param head the numbers that all cases share, the number of cases among them
 * @param rows the numbers of each case
 */
public record ContestInput(List<Long> head, List<List<Long>> rows) {
  public ContestInput {
    head = List.copyOf(head);
    rows = List.copyOf(rows);
  }

  /** Returns an input of these cases. In its head, the number of cases is corrected. */
  public static ContestInput of(InputLayout layout, List<Long> head, List<List<Long>> rows) {
    Optional<InputNumber> count = layout.caseNumber();
    if (count.isEmpty()) {
      return new ContestInput(head, rows);
    }
    List<Long> counted = new ArrayList<>(head);
    InputValues finder =
        new InputValues() {
          @Override
          public long number(InputNumber number, long index, long low, long high) {
            if (number.slot() == count.get().slot()) {
              counted.set(at(), (long) rows.size());
            }
            return take();
          }
        };
    finder.begin(head);
    InputLayout.traverse(layout.head(), new long[layout.slots()], finder);
    return new ContestInput(counted, rows);
  }
}
