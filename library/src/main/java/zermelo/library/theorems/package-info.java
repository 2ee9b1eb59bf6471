/**
 * Closed forms. Each file is one claim about one game, or about a family of games.
 *
 * <p>A file has the statement, its domain, its source, and the small cases on which a test compares
 * it with the rules.
 *
 * <p>A theorem reads the words of a position directly and gives solvers a plain {@link
 * zermelo.kernel.theorem.ClosedForm}. It imports no solver and no rules. The documentation of each
 * theorem's game describes the layout of positions in words. {@link
 * zermelo.library.theorems.TheoremArguments} reads the common parts.
 */
@NullMarked
package zermelo.library.theorems;

import org.jspecify.annotations.NullMarked;
