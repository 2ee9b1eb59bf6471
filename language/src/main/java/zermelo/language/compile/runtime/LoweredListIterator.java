package zermelo.language.compile.runtime;

import zermelo.language.arithmetic.FunctionEvaluator;

/**
 * Goes through {@code lowered(a, k)}, all lists with 1 to k elements smaller than in a, none below
 * 0, in ascending order of their first element, then of their second, and so on: that is the order
 * of the interpreter's recursion. One list is written over and over.
 */
public final class LoweredListIterator {
  private final long[] now;
  private long[] row = {};
  private long left; // how many more may be lowered
  private boolean fresh;

  LoweredListIterator(int length) {
    this.now = new long[length];
  }

  long[] now() {
    return now;
  }

  /** Begins; {@link #next} gives the first list. */
  void begin(long[] list, long most) {
    if (list.length > FunctionEvaluator.LONGEST_LOWERED) {
      throw new EvaluationFailure(EvaluationFailure.WHOLE, FunctionEvaluator.tooLongToLower());
    }
    row = list;
    left = most;
    fresh = true;
  }

  /** The next list, in {@link #now}; false if there is none. */
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

  /** From an index on the least elements that there can be, as long as some may be lowered. */
  private void lowest(int from) {
    for (int i = from; i < now.length; i++) {
      now[i] = row[i];
      if (left > 0 && row[i] > 0) {
        now[i] = 0;
        left--;
      }
    }
  }

  /** The list itself comes last of all. */
  private boolean same() {
    for (int i = 0; i < now.length; i++) {
      if (now[i] != row[i]) {
        return false;
      }
    }
    return true;
  }
}
