package zermelo.cli.stress;

import java.util.List;
import zermelo.library.contest.text.ContestInput;
import zermelo.library.contest.text.InputLayout;
import zermelo.library.contest.text.InputRow;

/** Counts and sizes of the inputs that were tried. */
final class TrialStatistics {
  private final InputLayout shape;
  private int cases;
  private long largest;
  private int longest;
  private int together;

  TrialStatistics(InputLayout shape) {
    this.shape = shape;
  }

  void add(ContestInput trial) {
    cases += trial.rows().size();
    together = Math.max(together, trial.rows().size());
    measure(shape.head(), trial.head());
    trial.rows().forEach(row -> measure(shape.row(), row));
  }

  private void measure(InputRow row, List<Long> numbers) {
    numbers.forEach(number -> largest = Math.max(largest, number));
    if (row.list().isPresent()) {
      longest = Math.max(longest, numbers.size() - row.fixed().size());
    }
  }

  int cases() {
    return cases;
  }

  /** Describes the sizes in words. */
  String sizes() {
    return "numbers to "
        + largest
        + (longest > 0 ? ", lists to " + longest : "")
        + (shape.isMany() ? ", up to " + together + " cases in an input" : "");
  }
}
