/**
 * The types that all other modules share: rules, positions, moves, endings, outcomes, evidence.
 *
 * <p>The kernel depends on no other module.
 *
 * <p>There are two separate views of a game. {@link zermelo.kernel.Rules} is for people: notation,
 * labels, one object per position. {@link zermelo.kernel.Space} is for solvers: positions packed
 * into longs, options written into a reused buffer, no objects at all.
 */
@NullMarked
package zermelo.kernel;

import org.jspecify.annotations.NullMarked;
