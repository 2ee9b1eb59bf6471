package zermelo.application.contest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zermelo.library.contest.CaseAnswers;

/**
 * Cases that are answered group by group, the largest numbers of a group first.
 *
 * <p>So the solver builds the tables of each game once, at their full size.
 */
final class CaseGroups {
  private final long[] head;
  private final CaseAnswers cases;
  private final List<long[]> rows = new ArrayList<>();
  private final Map<String, List<Integer>> groups = new LinkedHashMap<>();

  CaseGroups(long[] head, CaseAnswers cases) {
    this.head = head;
    this.cases = cases;
  }

  void add(String group, long[] row) {
    groups.computeIfAbsent(group, _ -> new ArrayList<>()).add(rows.size());
    rows.add(row);
  }

  /** Returns the answers in the order of the cases. */
  List<String> answers() {
    String[] answers = new String[rows.size()];
    for (List<Integer> group : groups.values()) {
      group.sort(Comparator.comparingDouble(this::size).reversed());
      for (int index : group) {
        answers[index] = cases.of(head, rows.get(index)).getFirst();
      }
    }
    return Arrays.asList(answers);
  }

  private double size(int index) {
    double sum = 0;
    for (long number : rows.get(index)) {
      sum += number;
    }
    return sum;
  }
}
