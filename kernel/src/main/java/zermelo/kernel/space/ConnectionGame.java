package zermelo.kernel.space;

import java.util.List;

/**
 * Describes a connection game: the players claim cells in turn, and the first to join two sides
 * wins.
 *
 * <p>Every move puts one stone of the mover on an empty cell and passes the turn. Nothing else
 * changes. A player wins with a chain of neighbouring own stones from one of the own sides to the
 * other. A full board has such a chain of exactly one player. Hex is such a game.
 *
 * <p>So an extra stone never hurts its owner, and an empty cell that a winning strategy does not
 * use may as well hold a stone of the other player.
 *
 * <p>A space offers it only if all of this is proved from the rules.
 *
 * @param cells the number of cells, at most 64; they are counted from 0
 * @param neighbours the neighbours of each cell
 * @param sides the cells of the sides: the two that player 0 joins, then the two of player 1
 * @param stones reads the cells of a player from a packed position
 */
public record ConnectionGame(
    int cells,
    List<List<Integer>> neighbours,
    List<List<Integer>> sides,
    PositionalGame.StoneReader stones) {}
