package zermelo.library.contest;

import java.util.ArrayList;
import java.util.List;
import zermelo.library.contest.text.ContestInput;
import zermelo.library.contest.text.InputField;
import zermelo.library.contest.text.InputLayout;
import zermelo.library.contest.text.InputRow;

/**
 * Generates all small inputs of a format, smallest first and without gaps.
 *
 * <p>Numbers are near their lower limits, and lists are short.
 */
public final class SmallInputGenerator {
  /** Longest list here. Random inputs have longer ones. */
  private static final int LONGEST = 4;

  /** Number of cases to try with the same shared numbers. */
  private static final int WITH_ONE_HEAD = 50;

  /** Number of cases in one input. */
  private static final int TOGETHER = 200;

  private SmallInputGenerator() {}

  /** Returns inputs with about this many cases in total. */
  public static List<ContestInput> of(ContestFormat format, int cases) {
    InputLayout shape = format.shape();
    boolean shares = shape.head().least() > 0;
    int each = shares ? Math.min(cases, WITH_ONE_HEAD) : cases;
    List<List<Long>> rows = rows(shape.row(), shape.isMany() ? each : 2 * each);
    List<ContestInput> trials = new ArrayList<>();
    int made = 0;
    for (List<Long> head : rows(shape.head(), Math.ceilDiv(cases, each))) {
      int together = Math.min(shape.most(), TOGETHER);
      for (int from = 0; from < rows.size() && made < cases; from += together) {
        int to = Math.min(rows.size(), from + Math.min(together, cases - made));
        ContestInput trial = new ContestInput(head, rows.subList(from, to));
        if (format.allows(trial)) {
          trials.add(trial);
          made += to - from;
        }
      }
    }
    return trials;
  }

  /** Returns the first rows. The limits of a small row may leave fewer. */
  private static List<List<Long>> rows(InputRow row, int count) {
    List<List<Long>> rows = new ArrayList<>();
    if (row.least() == 0) {
      return List.of(List.of());
    }
    long widest = row.fixed().stream().mapToLong(SmallInputGenerator::width).max().orElse(0);
    widest = Math.max(widest, row.list().map(SmallInputGenerator::width).orElse(0L));
    for (int bound = 0; bound <= widest && rows.size() < count; bound++) {
      int lists = row.list().isPresent() ? length(bound) : 0;
      for (int length = Math.min(1, lists); length <= lists && rows.size() < count; length++) {
        boolean longer = length > 0 && bound > 0 && length > length(bound - 1);
        add(row, row.fixed().size() + length, bound, longer, new ArrayList<>(), rows, count);
      }
    }
    return rows;
  }

  private static long width(InputField field) {
    return field.high() - field.low();
  }

  private static int length(int bound) {
    return Math.max(1, Math.min(bound, LONGEST));
  }

  /**
   * Adds all rows with this beginning.
   *
   * <p>A row must have a number exactly at the bound, unless {@code isNew} is set. Smaller rows
   * were added before.
   */
  private static void add(
      InputRow row,
      int length,
      int bound,
      boolean isNew,
      List<Long> begun,
      List<List<Long>> rows,
      int count) {
    if (rows.size() >= count) {
      return;
    }
    if (begun.size() == length) {
      if (isNew) {
        rows.add(List.copyOf(begun));
      }
      return;
    }
    InputField field = row.at(begun.size());
    for (long more = 0; more <= Math.min(bound, width(field)); more++) {
      begun.add(field.low() + more);
      add(row, length, bound, isNew || more == bound, begun, rows, count);
      begun.removeLast();
    }
  }
}
