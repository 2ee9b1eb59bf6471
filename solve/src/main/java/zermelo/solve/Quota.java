package zermelo.solve;

/**
 * How large a graph may become before a search gives up. Unlike the {@link Budget} it does not
 * depend on the clock, so the same question gets the same answer on every machine.
 */
record Quota(int positions, int edges) {
  /** No limit but the budget. */
  static final Quota NONE = new Quota(Integer.MAX_VALUE, Integer.MAX_VALUE);

  /** The same for at most so many positions, with ten options each. */
  Quota atMost(long most) {
    return new Quota(
        (int) Math.min(positions, most), (int) Math.min(edges, Math.min(most, edges) * 10));
  }

  Quota scaled(int divisor) {
    return new Quota(Math.max(64, positions / divisor), Math.max(640, edges / divisor));
  }
}
