package zermelo.solve.table;

/**
 * Numbers packed positions in the order of insertion: 0, 1, 2, ...
 *
 * <p>The numbers serve as indices into arrays of results, and as the queue of a breadth-first
 * search. So no position is an object.
 */
public interface PositionTable {
  /** With this many words, positions usually contain sets, and most of their words are 0. */
  int SPARSE = 6;

  /** A suitable table for positions of {@code words} longs. */
  static PositionTable of(int words) {
    return words == 1
        ? new LongPositionTable()
        : words < SPARSE ? new WidePositionTable(words) : new SparsePositionTable(words);
  }

  /** The number of positions. */
  int size();

  /** The number of the position whose words begin at {@code at}, or -1. */
  int idOf(long[] words, int at);

  /** The number of the position; adds it if it is new, and then the size grows. */
  int add(long[] words, int at);

  /** Writes the position with this number. */
  void get(int id, long[] out, int at);

  /** Drops all positions from number {@code newSize} on. */
  void truncate(int newSize);

  /** The memory in use, in bytes. */
  long bytes();
}
