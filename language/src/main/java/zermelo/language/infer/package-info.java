/**
 * What follows from the text of a game before any position is looked at: that no position can come
 * back, that numbers stay bounded. A finding is a proof or nothing; tests hold every finding
 * against all small positions.
 *
 * <p>A move is run on unknowns instead of numbers ({@code SymbolicMove}); every number becomes a
 * linear form ({@code LinearExpression}), and what choices, requirements and bounds say becomes a
 * list of linear inequalities ({@code Knowledge}), from which a small search proves others.
 */
@NullMarked
package zermelo.language.infer;

import org.jspecify.annotations.NullMarked;
