/** The table at which games are played: what is asked, read, told and kept. No game logic. */
@NullMarked
package zermelo.cli.play;

import org.jspecify.annotations.NullMarked;
