package zermelo.solve.tablebase;

/**
 * The positions of one tier that can be reached, and what is known of them.
 *
 * <p>Places count the reached ranks from the lowest; cells go by place.
 */
final class Tier implements AutoCloseable {
  private final long first;
  private final PositionSet reached;
  private Cells cells;

  /**
   * @param first the first rank of the tier
   * @param reached the ranks, counted from there; it is indexed
   */
  Tier(long first, PositionSet reached, Cells cells) {
    this.first = first;
    this.reached = reached;
    this.cells = cells;
  }

  long first() {
    return first;
  }

  PositionSet reached() {
    return reached;
  }

  Cells cells() {
    return cells;
  }

  /** Takes other cells, all of them waiting. */
  void replace(Cells others) {
    cells.close();
    cells = others;
  }

  long place(long rank) {
    return reached.place(rank - first);
  }

  int cell(long rank) {
    return cells.get(reached.place(rank - first));
  }

  @Override
  public void close() {
    reached.close();
    cells.close();
  }
}
