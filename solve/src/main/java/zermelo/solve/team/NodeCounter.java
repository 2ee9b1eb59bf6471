package zermelo.solve.team;

/**
 * Counts the nodes that one thread of a {@link SearchTeam} visits.
 *
 * <p>Now and then it reports them to its {@link Watch}. The watch may end the search, because a
 * limit is reached or another thread was faster. Otherwise it grants a number of steps until the
 * next report, few enough that no limit on positions is passed. A node is one step; a node with
 * many options is several.
 */
public final class NodeCounter {
  private static final int OPTIONS_PER_STEP = 32;

  /** Checks the limits, and ends the search by an exception. */
  @FunctionalInterface
  interface Watch {
    /**
     * Adds nodes to the count, and returns the number of steps until the next report, at least 1.
     */
    int count(int nodes);
  }

  private final Watch watch;
  private long nodes;
  private int fresh; // since the last report
  private int left = 1; // steps until the next report

  NodeCounter(Watch watch) {
    this.watch = watch;
  }

  /** Counts a node. */
  public void count() {
    count(0);
  }

  /** Counts a node with this many options, since listing them is work too. */
  public void count(int options) {
    nodes++;
    fresh++;
    left -= 1 + options / OPTIONS_PER_STEP;
    if (left <= 0) {
      report();
    }
  }

  private void report() {
    int counted = fresh;
    fresh = 0;
    left = watch.count(counted);
  }

  /** All nodes so far. */
  public long nodes() {
    return nodes;
  }

  /** Returns the nodes that were not reported yet, and counts them as reported. */
  int takeFresh() {
    int counted = fresh;
    fresh = 0;
    return counted;
  }
}
