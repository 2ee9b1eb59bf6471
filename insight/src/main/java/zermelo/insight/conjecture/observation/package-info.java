/** The computed values that formulas must fit, and sets of the points at which they are known. */
@NullMarked
package zermelo.insight.conjecture.observation;

import org.jspecify.annotations.NullMarked;
