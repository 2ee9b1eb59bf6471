/**
 * Games on boards, a file each: its rules and notation in prose, then only what sets it apart.
 *
 * <p>What they share: {@link zermelo.library.boards.representation.BoardRules} derives what a
 * person sees from what a solver sees; {@link
 * zermelo.library.boards.representation.SingleWordRules} serves every board that fits into one
 * long; {@link zermelo.library.boards.representation.Grid}, {@link
 * zermelo.library.boards.representation.GridNotation} and {@link
 * zermelo.library.boards.representation.Symmetries} are the rectangle, its text and its mirrors.
 *
 * <p>Cells are named as in a spreadsheet: the column's letter, then the row's number counted from
 * the top, so that {@code a1} is the cell that the notation writes first.
 */
@NullMarked
package zermelo.library.boards;

import org.jspecify.annotations.NullMarked;
