/** Analyses of the terms of a text with a board, before the compiler writes code for them. */
@NullMarked
package zermelo.language.compile.board.analysis;

import org.jspecify.annotations.NullMarked;
