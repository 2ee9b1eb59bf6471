package zermelo.kernel.input;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** Finds names similar to one that does not exist, for "did you mean". */
public final class NearestNames {
  private NearestNames() {}

  /** At most three similar names, nearest first; may be empty. */
  public static List<String> to(String wanted, Collection<String> names) {
    record Near(String name, int distance) {}
    return names.stream()
        .map(name -> new Near(name, distance(wanted, name)))
        .filter(near -> near.distance() <= Math.max(1, Math.min(wanted.length(), 9) / 3))
        .sorted(Comparator.comparingInt(Near::distance).thenComparing(Near::name))
        .limit(3)
        .map(Near::name)
        .toList();
  }

  /** A sentence to append to a message: " Did you mean kayles?", or an empty string. */
  public static String hint(String wanted, Collection<String> names) {
    List<String> near = to(wanted, names);
    return near.isEmpty() ? "" : " Did you mean " + String.join(" or ", near) + "?";
  }

  /**
   * The edit distance, where swapping two neighbours counts once. A prefix of 3 letters or more is
   * near.
   */
  private static int distance(String a, String b) {
    if (a.length() >= 3 && b.startsWith(a)) {
      return 1;
    }
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          cost[i][j] = i + j;
          continue;
        }
        int same = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        int best = Math.min(cost[i - 1][j], cost[i][j - 1]) + 1;
        best = Math.min(best, cost[i - 1][j - 1] + same);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          best = Math.min(best, cost[i - 2][j - 2] + 1);
        }
        cost[i][j] = best;
      }
    }
    return cost[a.length()][b.length()];
  }
}
