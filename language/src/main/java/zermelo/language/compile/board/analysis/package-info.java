/** What the compiler of boards finds out about terms before it writes code for them. */
@NullMarked
package zermelo.language.compile.board.analysis;

import org.jspecify.annotations.NullMarked;
