package zermelo.solve.graph;

import zermelo.kernel.limits.Limits;

/**
 * How large a graph may become before a search gives up. Unlike the {@link Limits} it does not
 * depend on the clock, so the same question gets the same answer on every machine.
 */
public record GraphSizeLimit(int positions, int edges) {
  /** No limit but the budget. */
  public static final GraphSizeLimit NONE =
      new GraphSizeLimit(Integer.MAX_VALUE, Integer.MAX_VALUE);

  /** The same for at most so many positions, with ten options each. */
  public GraphSizeLimit atMost(long most) {
    return new GraphSizeLimit(
        (int) Math.min(positions, most), (int) Math.min(edges, Math.min(most, edges) * 10));
  }

  public GraphSizeLimit scaled(int divisor) {
    return new GraphSizeLimit(Math.max(64, positions / divisor), Math.max(640, edges / divisor));
  }
}
