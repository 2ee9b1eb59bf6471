/** The parameters of a text: reads their values, and finds those that a position implies. */
@NullMarked
package zermelo.language.parameter;

import org.jspecify.annotations.NullMarked;
