/**
 * Computes nim-values in arrays, with an {@link zermelo.heaps.engine.SequenceEngine} for each kind
 * of game.
 *
 * <p>The largest engine, {@link zermelo.heaps.engine.BreakingEngine}, serves moves that leave two
 * heaps. It plans; kernels mark and settle pieces of heaps; a {@link
 * zermelo.heaps.engine.SpinningThreadPool} shares out the pieces. Methods that are called for every
 * heap have the size at which Java compiles them well (see docs/compiler-notes.md).
 */
@NullMarked
package zermelo.heaps.engine;

import org.jspecify.annotations.NullMarked;
