/** Checks claims against the rules: finds the first counterexample, or how far a claim holds. */
@NullMarked
package zermelo.insight.check;

import org.jspecify.annotations.NullMarked;
