package zermelo.solve.team;

/**
 * Counts the nodes that one thread of a {@link SearchTeam} visits.
 *
 * <p>Every so many nodes it reports them to its {@link Watch}, which may end the search (a limit is
 * reached, another thread was faster) and says how many nodes may pass before the next report. It
 * says so few that no limit on positions is passed. Nodes with many options use up more of that
 * number.
 */
public final class NodeCounter {
  private static final int OPTIONS_A_STEP = 32;

  /** Looks at the limits, and ends the search by an exception. */
  @FunctionalInterface
  interface Watch {
    /** Counts nodes. Returns how many more may be visited before the next call, at least 1. */
    int count(int nodes);
  }

  private final Watch watch;
  private long nodes;
  private int fresh; // since the last look
  private int left = 1; // until the next look

  NodeCounter(Watch watch) {
    this.watch = watch;
  }

  /** Counts a node. */
  public void count() {
    count(0);
  }

  /** Counts a node with this many options, which are work too. */
  public void count(int options) {
    nodes++;
    fresh++;
    left -= 1 + options / OPTIONS_A_STEP;
    if (left <= 0) {
      look();
    }
  }

  private void look() {
    int counted = fresh;
    fresh = 0;
    left = watch.count(counted);
  }

  /** All nodes so far. */
  public long nodes() {
    return nodes;
  }

  /** The nodes that no look has counted yet; they count as counted then. */
  int takeFresh() {
    int counted = fresh;
    fresh = 0;
    return counted;
  }
}
