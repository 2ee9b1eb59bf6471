package zermelo.solve.graph;

import zermelo.kernel.limits.Limits;

/**
 * The size of a graph at which its search gives up.
 *
 * <p>Unlike {@link Limits} it does not depend on the clock, so the same question gets the same
 * answer on every machine.
 */
public record GraphSizeLimit(int positions, int edges) {
  /** No limit besides {@link Limits}. */
  public static final GraphSizeLimit NONE =
      new GraphSizeLimit(Integer.MAX_VALUE, Integer.MAX_VALUE);

  /** The same limit, reduced to this many positions with ten options each. */
  public GraphSizeLimit atMost(long most) {
    return new GraphSizeLimit(
        (int) Math.min(positions, most), (int) Math.min(edges, Math.min(most, edges) * 10));
  }

  public GraphSizeLimit scaled(int divisor) {
    return new GraphSizeLimit(Math.max(64, positions / divisor), Math.max(640, edges / divisor));
  }
}
