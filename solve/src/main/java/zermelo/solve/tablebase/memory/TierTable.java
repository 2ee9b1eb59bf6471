package zermelo.solve.tablebase.memory;

/**
 * The positions of one tier that can be reached, and what is known of them.
 *
 * <p>Places count the reached ranks from the lowest; cells go by place.
 */
public final class TierTable implements AutoCloseable {
  private final long first;
  private final RankBitSet reached;
  private TierValueArray cells;

  /**
   * @param first the first rank of the tier
   * @param reached the ranks, counted from there; it is indexed
   */
  public TierTable(long first, RankBitSet reached, TierValueArray cells) {
    this.first = first;
    this.reached = reached;
    this.cells = cells;
  }

  public long first() {
    return first;
  }

  public RankBitSet reached() {
    return reached;
  }

  public TierValueArray cells() {
    return cells;
  }

  /** Takes other cells, all of them waiting. */
  public void replace(TierValueArray others) {
    cells.close();
    cells = others;
  }

  public long place(long rank) {
    return reached.place(rank - first);
  }

  public int cell(long rank) {
    return cells.get(reached.place(rank - first));
  }

  @Override
  public void close() {
    reached.close();
    cells.close();
  }
}
