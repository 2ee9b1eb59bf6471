/** Periods of values that the program proves by itself, as closed forms for the solver. */
@NullMarked
package zermelo.application.period;

import org.jspecify.annotations.NullMarked;
