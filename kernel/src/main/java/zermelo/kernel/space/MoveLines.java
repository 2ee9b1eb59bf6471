package zermelo.kernel.space;

import java.util.List;

/**
 * Describes the options of rules such as Wythoff's game as lines.
 *
 * <p>Every move subtracts any number from 1 on, the same from each of some components. In Wythoff's
 * game there are three kinds: from the first heap, from the second, and from both. So the options
 * of a position lie on lines, one for each kind of move: row, column and diagonal.
 *
 * <p>A position is over only where no move is left. The {@link PositionRanking} of the same space
 * ranks a position by its numbers, as the digits of one number.
 *
 * @param sizes the number of values of each component, from the least value on; the first component
 *     is the most significant in the rank
 * @param moves for each kind of move, the components that it subtracts from
 */
public record MoveLines(List<Integer> sizes, List<List<Integer>> moves) {}
