/**
 * Checks claims against the rules: finds a counterexample, or a proof, or how far a claim holds.
 */
@NullMarked
package zermelo.insight.check;

import org.jspecify.annotations.NullMarked;
