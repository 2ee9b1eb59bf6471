/** Parses the text of a {@code .game} file to a syntax tree that keeps the place of everything. */
@NullMarked
package zermelo.language.syntax;

import org.jspecify.annotations.NullMarked;
