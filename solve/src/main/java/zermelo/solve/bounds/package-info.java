/**
 * Proofs by alpha-beta search with null windows: bounds on the values of positions.
 *
 * <p>{@link BoundSearch} narrows the bounds until they meet. It needs a game without loops.
 */
@NullMarked
package zermelo.solve.bounds;

import org.jspecify.annotations.NullMarked;
