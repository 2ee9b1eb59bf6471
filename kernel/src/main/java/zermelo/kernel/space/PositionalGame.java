package zermelo.kernel.space;

import java.util.List;

/**
 * Describes a positional game: the players claim cells, and the first to own a winning set wins.
 *
 * <p>Every move puts one stone of the mover on an empty cell and passes the turn. Nothing else
 * changes. The game ends when a player owns all cells of a winning set, or with a tie when every
 * cell is taken. Both players have the same winning sets. Tic-tac-toe and connect four are such
 * games.
 *
 * <p>A space offers it only if all of this is proved from the rules, for every position in which no
 * cell is taken before its support.
 *
 * @param cells the number of cells, at most 64; they are counted from 0
 * @param winningSets the cells of each set, ascending
 * @param support for each cell the one that must be taken before it, as in connect four the cell
 *     below it, or -1; each cell supports at most one other
 * @param symmetries permutations of the cells that keep the game, without the identity
 * @param stones reads the cells of a player from a packed position
 */
public record PositionalGame(
    int cells,
    List<List<Integer>> winningSets,
    List<Integer> support,
    List<List<Integer>> symmetries,
    StoneReader stones) {

  /** Reads the cells of a player from a packed position. */
  @FunctionalInterface
  public interface StoneReader {
    /** The cells of a player, 0 or 1, one bit each. */
    long of(int player, long[] words, int at);
  }
}
