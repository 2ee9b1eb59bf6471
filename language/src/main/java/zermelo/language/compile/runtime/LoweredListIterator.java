package zermelo.language.compile.runtime;

import zermelo.language.arithmetic.FunctionEvaluator;

/**
 * Iterates over {@code lowered(a, k)}: all lists with 1 to k elements smaller than in a.
 *
 * <p>No element is below 0. The order is lexicographic and ascending, the same as in the
 * interpreter's recursion. All lists are written into one array.
 */
public final class LoweredListIterator {
  private final long[] now;
  private long[] row = {};
  private long left; // how many more elements may be lowered
  private boolean fresh;

  LoweredListIterator(int length) {
    this.now = new long[length];
  }

  long[] now() {
    return now;
  }

  /** Starts an iteration. {@link #next} moves to the first list. */
  void begin(long[] list, long most) {
    if (list.length > FunctionEvaluator.LONGEST_LOWERED) {
      throw new EvaluationFailure(EvaluationFailure.WHOLE, FunctionEvaluator.tooLongToLower());
    }
    row = list;
    left = most;
    fresh = true;
  }

  /** Moves to the next list, in {@link #now}. Returns false if there is none. */
  boolean next() {
    if (fresh) {
      fresh = false;
      lowest(0);
      return !same();
    }
    for (int i = now.length - 1; i >= 0; i--) {
      if (now[i] < row[i]) {
        now[i]++;
        if (now[i] == row[i]) {
          left++;
        }
        lowest(i + 1);
        return !same();
      }
    }
    return false;
  }

  /** Sets all elements from an index on to the least possible values, while some may be lowered. */
  private void lowest(int from) {
    for (int i = from; i < now.length; i++) {
      now[i] = row[i];
      if (left > 0 && row[i] > 0) {
        now[i] = 0;
        left--;
      }
    }
  }

  /** Whether the list is the original one, which comes last and is not part of the result. */
  private boolean same() {
    for (int i = 0; i < now.length; i++) {
      if (now[i] != row[i]) {
        return false;
      }
    }
    return true;
  }
}
