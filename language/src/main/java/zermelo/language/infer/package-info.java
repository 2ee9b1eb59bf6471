/**
 * Facts that follow from the text of a game alone.
 *
 * <p>Examples: no position can recur; numbers stay bounded. Every result is proved. Tests compare
 * each one with all small positions.
 *
 * <p>A move is executed on unknowns instead of numbers ({@code SymbolicMove}). Every number becomes
 * a linear expression ({@code LinearExpression}). Choices, requirements and bounds become linear
 * inequalities, from which a small search proves others ({@code InequalityProver}).
 */
@NullMarked
package zermelo.language.infer;

import org.jspecify.annotations.NullMarked;
