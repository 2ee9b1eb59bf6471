package zermelo.kernel.space;

import java.util.List;

/**
 * The lines of options in rules such as Wythoff's game.
 *
 * <p>Every move subtracts any number from 1 on, the same from each of some components. So the
 * options of a position lie on lines, one for each kind of move. On each line they are the next
 * position and the options of that position on the same line.
 *
 * <p>A position is over only where no move is left, and its rank is that of its numbers in a box:
 * its {@link PositionRanking} in the same space.
 *
 * @param sizes the number of values of each component in the box, from the least value on; the
 *     first component is the most significant in the rank
 * @param moves for each kind of move, the components that it subtracts from
 */
public record MoveLines(List<Integer> sizes, List<List<Integer>> moves) {}
