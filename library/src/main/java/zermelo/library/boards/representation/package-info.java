/** Shared code of board games in Java: grids, notation, symmetries, rankings. */
@NullMarked
package zermelo.library.boards.representation;

import org.jspecify.annotations.NullMarked;
