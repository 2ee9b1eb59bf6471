package zermelo.solve.store;

/**
 * A table of proven facts about positions, whose entries a {@link SearchStore} can keep in a file.
 */
public interface StoredTable {
  /** The number of longs that make an entry. */
  int entryWords();

  /**
   * Passes all entries to a consumer. Other threads may change the table meanwhile; every entry
   * passed is still true.
   */
  void entries(EntryConsumer consumer);

  /** Puts an entry back that {@link #entries} passed, maybe in another run of the program. */
  void restore(long[] entry);

  /** Receives entries. */
  @FunctionalInterface
  interface EntryConsumer {
    /**
     * Receives an entry.
     *
     * @param work the logarithm of the work to find it again, from 0 to 63
     * @param entry its words; the array is used again for the next entry
     */
    void accept(int work, long[] entry);
  }
}
