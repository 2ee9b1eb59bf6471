package zermelo.cli.contest;

import java.util.List;
import zermelo.application.contest.InputFields;
import zermelo.application.contest.text.ContestInput;
import zermelo.language.contest.InputItem;
import zermelo.language.contest.InputLayout;

/**
 * Counts the inputs that were tried, and remembers their largest sizes. The report of {@code
 * stress} says by them how much was tested: {@code numbers to 40, lists to 7}.
 */
final class TrialStatistics {
  private final InputLayout layout;
  private int cases;
  private long largest;
  private long longest;
  private int together;

  TrialStatistics(InputLayout layout) {
    this.layout = layout;
  }

  void add(ContestInput trial) {
    cases += trial.rows().size();
    together = Math.max(together, trial.rows().size());
    long[] slots = new long[layout.slots()];
    int counter = layout.caseNumber().map(number -> number.slot()).orElse(-1);
    measure(layout.head(), trial.head(), slots, counter);
    trial.rows().forEach(row -> measure(layout.row(), row, slots, counter));
  }

  private void measure(List<InputItem> items, List<Long> numbers, long[] slots, int counter) {
    for (InputFields.Field field : InputFields.of(items, numbers, slots)) {
      if (field.counts() < 0) {
        largest = Math.max(largest, field.value());
      } else if (field.counts() != counter) {
        longest = Math.max(longest, field.value());
      }
    }
  }

  int cases() {
    return cases;
  }

  /**
   * Returns the largest number in an input, apart from numbers that count the elements of a list.
   */
  long largest() {
    return largest;
  }

  /** Returns the longest list, or side of a board. */
  long longest() {
    return longest;
  }

  /** Describes the sizes in words. */
  String sizes() {
    return "numbers to "
        + largest
        + (longest > 0 ? ", lists to " + longest : "")
        + (layout.isMany() ? ", up to " + together + " cases in an input" : "");
  }
}
