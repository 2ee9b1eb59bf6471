package zermelo.language.ranking;

/** All boards with the same numbers of symbols and the same player to move. */
final class CountBlock {
  private final int[] counts;
  private final int turn;

  /**
   * Creates a block.
   *
   * @param counts the number of cells with each symbol
   */
  CountBlock(int[] counts, int turn) {
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
