package zermelo.kernel.space;

import java.util.List;

/**
 * Rules of which every move takes any number from 1 on, the same from each of some numbers, as in
 * Wythoff's game. So the options of a position lie on lines, one for each kind of move, and are
 * those of the next position on the line and that position itself.
 *
 * <p>The position is over only where no move is left, and its rank is that of its numbers in a box.
 *
 * @param sizes how many values each number has in the box, from the least one on; the first number
 *     counts most for the rank
 * @param moves the numbers that a move takes from, for each kind of move
 */
public record MoveLines(List<Integer> sizes, List<List<Integer>> moves) {}
