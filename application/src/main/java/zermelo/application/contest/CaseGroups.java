package zermelo.application.contest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zermelo.library.contest.CaseAnswers;

/**
 * Answers the cases of an input group by group, those with the largest numbers first.
 *
 * <p>A group is cases of the same game with the same parameters. So the solver builds the tables of
 * each game once, at their full size.
 */
final class CaseGroups {
  private final long[] head;
  private final CaseAnswers cases;
  private final List<long[]> rows = new ArrayList<>();
  private final Map<Object, List<Integer>> groups = new LinkedHashMap<>();

  CaseGroups(long[] head, CaseAnswers cases) {
    this.head = head;
    this.cases = cases;
  }

  void add(Object group, long[] row) {
    groups.computeIfAbsent(group, _ -> new ArrayList<>()).add(rows.size());
    rows.add(row);
  }

  /** Returns the right answers to each case, in the order of the cases. */
  List<List<String>> answers() {
    List<List<String>> answers = new ArrayList<>(Collections.nCopies(rows.size(), List.of()));
    double[] sizes = rows.stream().mapToDouble(CaseGroups::size).toArray();
    for (List<Integer> group : groups.values()) {
      group.sort((a, b) -> Double.compare(sizes[b], sizes[a]));
      for (int index : group) {
        answers.set(index, cases.of(head, rows.get(index)));
      }
    }
    return answers;
  }

  private static double size(long[] row) {
    double sum = 0;
    for (long number : row) {
      sum += number;
    }
    return sum;
  }
}
