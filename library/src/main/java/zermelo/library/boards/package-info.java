/**
 * Games on boards, one file each: rules and notation in prose, then only the game's own code.
 *
 * <p>Shared code: {@link zermelo.library.boards.representation.BoardRules} derives the view of a
 * person from the view of a solver. {@link zermelo.library.boards.representation.SingleWordRules}
 * serves every board that fits into one long. {@link zermelo.library.boards.representation.Grid},
 * {@link zermelo.library.boards.representation.GridNotation} and {@link
 * zermelo.library.boards.representation.Symmetries} are the rectangle, its text and its symmetries.
 *
 * <p>Cells are named as in a spreadsheet: the column's letter, then the row's number counted from
 * the top. So {@code a1} is the first cell of the notation.
 */
@NullMarked
package zermelo.library.boards;

import org.jspecify.annotations.NullMarked;
