/**
 * Computes values in arrays, an {@link zermelo.heaps.engine.SequenceEngine} for each kind of game.
 * Moves that leave two heaps have the large one, {@link zermelo.heaps.engine.BreakingEngine}: it
 * plans, kernels mark and settle blocks of heaps, and a {@link
 * zermelo.heaps.engine.SpinningThreadPool} of threads shares out the pieces. Methods that are
 * called for every heap have the size at which Java compiles them well (see docs/decisions.md).
 */
@NullMarked
package zermelo.heaps.engine;

import org.jspecify.annotations.NullMarked;
