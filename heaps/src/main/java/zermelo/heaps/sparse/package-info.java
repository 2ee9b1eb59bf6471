/**
 * Sparse spaces (Winning Ways, chapter 4).
 *
 * <p>Most values of a game have an odd number of ones under some mask, and few have an even number.
 * The engines use this division to be fast.
 */
@NullMarked
package zermelo.heaps.sparse;

import org.jspecify.annotations.NullMarked;
