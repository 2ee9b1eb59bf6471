/** Tables at which games are played: where they start, and which machines sit there. */
@NullMarked
package zermelo.desk.play;

import org.jspecify.annotations.NullMarked;
