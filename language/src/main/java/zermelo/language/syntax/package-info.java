/**
 * Parses the text of a {@code .game} file to a syntax tree; every node keeps its place in the text.
 */
@NullMarked
package zermelo.language.syntax;

import org.jspecify.annotations.NullMarked;
