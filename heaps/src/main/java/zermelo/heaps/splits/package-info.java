/**
 * Games of heaps whose moves are nearly those of a code, and an engine for their nim-values.
 *
 * <p>{@link zermelo.heaps.splits.SplitRule} is a kind of move, and {@link
 * zermelo.heaps.splits.PlainSplits} its meaning by the mex rule, the slow twin of the engine.
 */
@NullMarked
package zermelo.heaps.splits;

import org.jspecify.annotations.NullMarked;
