package zermelo.insight.survey;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the rows that surveys enumerate against all rows of so many choices. */
final class RowEnumeratorTest {
  @ParameterizedTest
  @EnumSource(RowEnumerator.Order.class)
  void visitsExactlyTheRowsOfItsOrder(RowEnumerator.Order order) {
    for (int choices = 0; choices <= 4; choices++)
      for (int length = 0; length <= 4; length++) {
        long[] numbers = RowEnumerator.range(3, 2 + choices);
        List<String> visited = new ArrayList<>();
        RowEnumerator.each(numbers, length, order, row -> visited.add(Arrays.toString(row)));
        List<String> expected = new ArrayList<>();
        for (int code = 0; code < Math.pow(choices, length); code++) {
          long[] row = new long[length];
          int rest = code;
          for (int i = length - 1; i >= 0; i--) {
            row[i] = 3 + rest % choices;
            rest /= choices;
          }
          if (belongs(row, order)) expected.add(Arrays.toString(row));
        }
        assertThat(visited).isEqualTo(expected);
        assertThat(RowEnumerator.count(choices, length, order)).isEqualTo(expected.size());
      }
  }

  private static boolean belongs(long[] row, RowEnumerator.Order order) {
    for (int i = 1; i < row.length; i++) {
      boolean fits =
          switch (order) {
            case ANY -> true;
            case ASCENDING -> row[i - 1] <= row[i];
            case DISTINCT -> row[i - 1] < row[i];
          };
      if (!fits) return false;
    }
    return true;
  }
}
