package zermelo.solve.tablebase.memory;

/**
 * The reachable positions of one tier, and their cells.
 *
 * <p>The place of a rank is its index among the reached ranks; cells are stored by place.
 */
public final class TierTable implements AutoCloseable {
  private final long first;
  private final RankBitSet reached;
  private TierValueArray cells;

  /**
   * Creates a table.
   *
   * @param first the first rank of the tier
   * @param reached the ranks relative to that; already indexed
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

  /** Replaces the cells by others, all of them unsolved. */
  public void replace(TierValueArray others) {
    cells.close();
    cells = others;
  }

  public long place(long rank) {
    return reached.place(rank - first);
  }

  public int packedValue(long rank) {
    return cells.get(reached.place(rank - first));
  }

  @Override
  public void close() {
    reached.close();
    cells.close();
  }
}
