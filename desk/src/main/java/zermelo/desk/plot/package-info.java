/** Pictures of the values of a game: what is drawn, and from which values. */
@NullMarked
package zermelo.desk.plot;

import org.jspecify.annotations.NullMarked;
