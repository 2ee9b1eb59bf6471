/** Boards: their cells, directions and lines, their notation and their pictures. */
@NullMarked
package zermelo.language.board;

import org.jspecify.annotations.NullMarked;
