package zermelo.language.ranking;

/**
 * The number of cells with each symbol, and the player to move: the key of a group of boards.
 *
 * <p>{@link SymbolTiers} ranks boards group by group. The player is 0 where the turn does not
 * matter, or where boards with the players exchanged are in one group.
 */
final class SymbolCounts {
  private final int[] counts;
  private final int turn;

  /**
   * Creates the counts.
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
