/**
 * Playing a game: its course, the players, the match, the journal, moves as people type them. Knows
 * no game by name and no screen.
 */
@NullMarked
package zermelo.play;

import org.jspecify.annotations.NullMarked;
