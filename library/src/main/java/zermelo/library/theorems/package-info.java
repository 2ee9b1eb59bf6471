/**
 * Closed forms: each file is one claim about one game (or a family of them), with its statement,
 * its domain, its source, and the small cases on which a test holds it against the rules.
 *
 * <p>A theorem reads the words of a position directly and gives solvers a plain {@link
 * zermelo.kernel.theorem.ClosedForm}; it imports no solver and no rules. How positions are laid out
 * in words is said in the documentation of each theorem's game, and {@link
 * zermelo.library.theorems.TheoremArguments} reads the common parts.
 */
@NullMarked
package zermelo.library.theorems;

import org.jspecify.annotations.NullMarked;
