/**
 * Playing a game: records, players, matches, journals, and typed moves.
 *
 * <p>The package knows no particular game and no user interface.
 */
@NullMarked
package zermelo.play;

import org.jspecify.annotations.NullMarked;
