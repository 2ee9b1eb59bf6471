/** Positions with unknown numbers: which numbers make a player win. */
@NullMarked
package zermelo.application.unknown;

import org.jspecify.annotations.NullMarked;
