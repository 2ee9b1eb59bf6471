package zermelo.application.contest;

import java.util.ArrayList;
import java.util.List;
import zermelo.application.contest.text.ContestInput;
import zermelo.language.contest.InputLayout;

/**
 * Generates the small inputs of a format in order of size, to test programs with.
 *
 * <p>Numbers are near their lower limits, and lists are short.
 */
public final class SmallInputGenerator {
  /** Number of cases to try with the same head. */
  private static final int WITH_ONE_HEAD = 50;

  /** Number of cases in one input. */
  private static final int TOGETHER = 200;

  private SmallInputGenerator() {}

  /** Returns inputs with about this many cases in total. */
  public static List<ContestInput> of(ContestFormat format, int cases) {
    InputLayout layout = format.layout();
    boolean shares = layout.head().size() > (layout.caseNumber().isPresent() ? 1 : 0);
    int each = shares ? Math.min(cases, WITH_ONE_HEAD) : cases;
    long[] slots = new long[layout.slots()];
    List<ContestInput> trials = new ArrayList<>();
    int made = 0;
    for (List<Long> head :
        new SmallRows(layout, layout.head(), slots).first(shares ? Math.ceilDiv(cases, each) : 1)) {
      slots = SmallRows.slots(layout, head);
      List<List<Long>> rows =
          new SmallRows(layout, layout.row(), slots).first(layout.isMany() ? each : 2 * each);
      int together = (int) Math.max(layout.fewestCases(), Math.min(layout.mostCases(), TOGETHER));
      for (int from = 0; from < rows.size() && made < cases; from += together) {
        int to = Math.min(rows.size(), from + Math.min(together, Math.max(1, cases - made)));
        made += add(format, head, rows.subList(from, to), trials);
      }
    }
    return trials;
  }

  /**
   * Adds an input of these cases, without those that the judge could not give. Returns how many
   * remain.
   */
  private static int add(
      ContestFormat format, List<Long> head, List<List<Long>> rows, List<ContestInput> trials) {
    ContestInput all = ContestInput.of(format.layout(), head, rows);
    if (format.allows(all)) {
      trials.add(all);
      return rows.size();
    }
    List<List<Long>> allowed =
        rows.stream()
            .filter(row -> format.allows(ContestInput.of(format.layout(), head, List.of(row))))
            .toList();
    ContestInput some = ContestInput.of(format.layout(), head, allowed);
    if (!allowed.isEmpty() && format.allows(some)) {
      trials.add(some);
    }
    return allowed.size();
  }
}
