/**
 * Writes terms of texts with boards as bytecode, a class for each kind of term.
 *
 * <p>{@link zermelo.language.compile.board.term.TermWriters} has all of them, {@link
 * zermelo.language.compile.board.term.BoardScope} the variables of the method that is written.
 */
@NullMarked
package zermelo.language.compile.board.term;

import org.jspecify.annotations.NullMarked;
