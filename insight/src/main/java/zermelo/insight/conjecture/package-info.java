/**
 * Finds formulas that fit known values.
 *
 * <p>Contains features, terms, conditions, and the description length of a formula.
 */
@NullMarked
package zermelo.insight.conjecture;

import org.jspecify.annotations.NullMarked;
