/** What board games in Java share: grids, notation, symmetries, rankings. */
@NullMarked
package zermelo.library.boards.representation;

import org.jspecify.annotations.NullMarked;
