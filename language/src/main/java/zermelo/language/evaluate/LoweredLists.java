package zermelo.language.evaluate;

import java.util.Arrays;
import zermelo.language.arithmetic.FunctionEvaluator;
import zermelo.language.arithmetic.FunctionEvaluator.Undefined;
import zermelo.language.evaluate.TermFunction.ListFunction;
import zermelo.language.evaluate.TermFunction.ListSetFunction;
import zermelo.language.evaluate.TermFunction.ListVisitor;
import zermelo.language.evaluate.TermFunction.NumberFunction;

/**
 * The value of {@code lowered(a, k)}: the lists that result if 1 to k elements of a become smaller.
 *
 * <p>No element falls below 0. From {@code lowered([2,1], 1)}, for example, come [0,1], [1,1] and
 * [2,0].
 */
public record LoweredLists(ListFunction row, NumberFunction most) implements ListSetFunction {
  @Override
  public boolean each(EvaluationFrame frame, ListVisitor visitor) {
    long[] row = this.row.of(frame);
    if (row.length > FunctionEvaluator.LONGEST_LOWERED) {
      throw new Undefined(FunctionEvaluator.tooLongToLower());
    }
    return lower(frame, row, row.clone(), 0, most.of(frame), visitor);
  }

  /** Lowers elements from {@code at} on in every way, at most {@code left} of them. */
  private static boolean lower(
      EvaluationFrame frame, long[] row, long[] now, int at, long left, ListVisitor visitor) {
    frame.spend(1);
    if (at == row.length || left <= 0) {
      frame.spend(row.length);
      return Arrays.equals(row, now) || visitor.visit(frame, now.clone());
    }
    for (long value = 0; value < row[at]; value++) {
      now[at] = value;
      boolean goOn = lower(frame, row, now, at + 1, left - 1, visitor);
      if (!goOn) {
        return false;
      }
    }
    now[at] = row[at];
    return lower(frame, row, now, at + 1, left, visitor);
  }

  @Override
  public boolean has(EvaluationFrame frame, long[] wanted) {
    long[] row = this.row.of(frame);
    if (wanted.length != row.length) {
      return false;
    }
    frame.spend(row.length);
    long lowered = 0;
    for (int i = 0; i < row.length; i++) {
      if (wanted[i] == row[i]) {
        continue;
      }
      if (wanted[i] < 0 || wanted[i] > row[i]) {
        return false;
      }
      lowered++;
    }
    return lowered >= 1 && lowered <= most.of(frame);
  }
}
