package zermelo.solve.table;

/**
 * Numbers packed positions in the order in which they come: 0, 1, 2, ... The numbers serve as the
 * queue of a breadth-first search and as indices into arrays, so that no position is an object.
 */
public interface PositionTable {
  /** Positions of so many words have sets in them, and most of their words are 0. */
  int SPARSE = 6;

  /** The fitting table for positions of {@code words} longs. */
  static PositionTable of(int words) {
    return words == 1
        ? new LongPositionTable()
        : words < SPARSE ? new WidePositionTable(words) : new SparsePositionTable(words);
  }

  /** How many positions there are. */
  int size();

  /** The number of the position whose words begin at {@code at}, or -1. */
  int idOf(long[] words, int at);

  /** The number of the position, which is added if it is new: then the size grows. */
  int add(long[] words, int at);

  /** Writes the position with this number. */
  void get(int id, long[] out, int at);

  /** Forgets the positions from number {@code newSize} on. */
  void truncate(int newSize);

  /** Memory taken. */
  long bytes();
}
