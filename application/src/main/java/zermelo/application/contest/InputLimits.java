package zermelo.application.contest;

import java.util.List;
import zermelo.application.contest.text.ContestInput;
import zermelo.application.contest.text.InputValues;
import zermelo.language.contest.InputItem;
import zermelo.language.contest.InputLayout;
import zermelo.language.contest.InputNumber;

/** Checks that all numbers of an input are within the limits of its layout. */
final class InputLimits extends InputValues {
  private boolean hold = true;

  private InputLimits() {}

  static boolean hold(InputLayout layout, ContestInput input) {
    InputLimits limits = new InputLimits();
    long[] slots = new long[layout.slots()];
    limits.check(layout.head(), input.head(), slots);
    limits.hold &= input.rows().size() >= layout.fewestCases();
    input.rows().forEach(row -> limits.check(layout.row(), row, slots));
    if (layout.cases() instanceof InputLayout.UntilNumbers(List<Long> end)) {
      limits.hold &= input.rows().stream().noneMatch(row -> begins(row, end));
    }
    return limits.hold;
  }

  private static boolean begins(List<Long> row, List<Long> end) {
    return row.size() >= end.size() && row.subList(0, end.size()).equals(end);
  }

  private void check(List<InputItem> items, List<Long> values, long[] slots) {
    begin(values);
    InputLayout.traverse(items, slots, this);
  }

  @Override
  public long number(InputNumber number, long index, long low, long high) {
    long value = take();
    hold &= low <= value && value <= high;
    return value;
  }
}
