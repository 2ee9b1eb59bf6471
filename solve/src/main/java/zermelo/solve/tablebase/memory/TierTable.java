package zermelo.solve.tablebase.memory;

/**
 * The reachable positions of one tier, and their packed values.
 *
 * <p>The place of a rank is its index among the reached ranks; packed values are stored by place.
 */
public final class TierTable implements AutoCloseable {
  private final long first;
  private final RankBitSet reached;
  private TierValueArray packedValues;

  /**
   * Creates a table.
   *
   * @param first the first rank of the tier
   * @param reached the ranks relative to that; already indexed
   */
  public TierTable(long first, RankBitSet reached, TierValueArray packedValues) {
    this.first = first;
    this.reached = reached;
    this.packedValues = packedValues;
  }

  public long first() {
    return first;
  }

  public RankBitSet reached() {
    return reached;
  }

  public TierValueArray packedValues() {
    return packedValues;
  }

  /** Replaces the packed values by others, all of them unsolved. */
  public void replace(TierValueArray others) {
    packedValues.close();
    packedValues = others;
  }

  public long place(long rank) {
    return reached.place(rank - first);
  }

  public int packedValue(long rank) {
    return packedValues.get(reached.place(rank - first));
  }

  @Override
  public void close() {
    reached.close();
    packedValues.close();
  }
}
