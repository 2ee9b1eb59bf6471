/** From the text of a {@code .game} file to its syntax tree, with a place for everything. */
@NullMarked
package zermelo.language.syntax;

import org.jspecify.annotations.NullMarked;
