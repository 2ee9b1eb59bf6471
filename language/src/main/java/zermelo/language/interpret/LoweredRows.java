package zermelo.language.interpret;

import zermelo.language.interpret.Meaning.Num;
import zermelo.language.interpret.Meaning.Row;
import zermelo.language.interpret.Meaning.RowVisitor;
import zermelo.language.interpret.Meaning.Rows;

/** {@code lowered(a, k)}: all lists with 1 to k elements smaller than in a, none below 0. */
record LoweredRows(Row row, Num most) implements Rows {
  @Override
  public boolean each(Frame frame, RowVisitor visitor) {
    long[] row = this.row.of(frame).clone();
    return lower(frame, row, row.clone(), 0, most.of(frame), false, visitor);
  }

  private static boolean lower(
      Frame frame, long[] row, long[] now, int at, long left, boolean lowered, RowVisitor visitor) {
    frame.spend(1);
    if (at == row.length) {
      return !lowered || visitor.visit(frame, now.clone());
    }
    if (left > 0) {
      for (long value = 0; value < row[at]; value++) {
        now[at] = value;
        if (!lower(frame, row, now, at + 1, left - 1, true, visitor)) {
          return false;
        }
      }
    }
    now[at] = row[at];
    return lower(frame, row, now, at + 1, left, lowered, visitor);
  }

  @Override
  public boolean has(Frame frame, long[] wanted) {
    long[] row = this.row.of(frame);
    if (wanted.length != row.length) {
      return false;
    }
    long lowered = 0;
    for (int i = 0; i < row.length; i++) {
      if (wanted[i] < 0 || wanted[i] > row[i]) {
        return false;
      }
      lowered += wanted[i] < row[i] ? 1 : 0;
    }
    return lowered >= 1 && lowered <= most.of(frame);
  }
}
