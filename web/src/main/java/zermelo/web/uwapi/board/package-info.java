/** Boards as the GamesmanUni front end draws them. */
@NullMarked
package zermelo.web.uwapi.board;

import org.jspecify.annotations.NullMarked;
