/** Plots of the values of a game. */
@NullMarked
package zermelo.application.plot;

import org.jspecify.annotations.NullMarked;
