package zermelo.language.ranking;

/**
 * How many cells have each symbol, and which player is to move.
 *
 * <p>It stands for all boards with these numbers.
 */
final class SymbolCounts {
  private final int[] counts;
  private final int turn;

  /**
   * Creates a block.
   *
   * @param counts the number of cells with each symbol
   */
  SymbolCounts(int[] counts, int turn) {
    this.counts = counts;
    this.turn = turn;
  }

  /** The number of cells with each symbol. The caller must not change the array. */
  int[] counts() {
    return counts;
  }

  int turn() {
    return turn;
  }

  /** The number of cells that are not empty. */
  int stones() {
    int stones = 0;
    for (int symbol = 1; symbol < counts.length; symbol++) {
      stones += counts[symbol];
    }
    return stones;
  }
}
