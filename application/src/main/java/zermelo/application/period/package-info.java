/** Proved periods of a game's values, as closed forms for the solver. */
@NullMarked
package zermelo.application.period;

import org.jspecify.annotations.NullMarked;
