/**
 * The vocabulary that every other module speaks: rules, positions, moves, endings, outcomes,
 * nimbers, evidence. It depends on nothing.
 *
 * <p>There are two views of a game, and they are kept apart. {@link zermelo.kernel.Rules} is what a
 * person sees: notation, labels, one object per position. {@link zermelo.kernel.Space} is what a
 * solver sees: positions packed in longs, options written into a reused buffer, no objects at all.
 */
@NullMarked
package zermelo.kernel;

import org.jspecify.annotations.NullMarked;
