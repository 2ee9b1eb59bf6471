/**
 * Finds formulas that fit known values: features, terms, conditions, and how much a formula costs
 * to describe.
 */
@NullMarked
package zermelo.insight.conjecture;

import org.jspecify.annotations.NullMarked;
