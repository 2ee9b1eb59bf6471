package zermelo.library.theorems.heaps;

import java.util.Arrays;
import java.util.Optional;

/** The numbers that a subtraction game allows to take: positive, ascending. */
@SuppressWarnings("ArrayRecordComponent") // never compared, never modified
public record SubtractionSet(long[] elements) {
  /** Parses a set such as {1,4,9}. Empty if it is a name or has a number that is not positive. */
  public static Optional<SubtractionSet> parse(String text) {
    String bare = text.replace(" ", "");
    if (!bare.matches("\\{(\\d{1,18}(,\\d{1,18})*)?\\}")) {
      return Optional.empty();
    }
    String inner = bare.substring(1, bare.length() - 1);
    long[] elements =
        inner.isEmpty()
            ? new long[0]
            : Arrays.stream(inner.split(",", -1))
                .mapToLong(Long::parseLong)
                .sorted()
                .distinct()
                .toArray();
    return elements.length > 0 && elements[0] == 0
        ? Optional.empty()
        : Optional.of(new SubtractionSet(elements));
  }

  int size() {
    return elements.length;
  }

  public long largest() {
    return elements.length == 0 ? 0 : elements[elements.length - 1];
  }

  /** Returns the nimber of a heap of n, given those of the smaller heaps. */
  public int nimber(int[] nimbers, int n) {
    boolean[] seen = new boolean[elements.length + 1];
    for (long s : elements) {
      if (s <= n) {
        seen[nimbers[n - (int) s]] = true;
      }
    }
    int mex = 0;
    while (seen[mex]) {
      mex++;
    }
    return mex;
  }

  /** Returns 1 if a heap of n wins in misère play, else 0, given the same of the smaller heaps. */
  int misereWins(int[] wins, int n) {
    boolean stuck = true;
    for (long s : elements) {
      if (s <= n) {
        stuck = false;
        if (wins[n - (int) s] == 0) {
          return 1;
        }
      }
    }
    return stuck ? 1 : 0;
  }
}
