/**
 * Sparse spaces (Winning Ways, chapter 4): most values of a game have an odd number of ones under
 * some mask, and few have an even number. The engines use this split to be fast.
 */
@NullMarked
package zermelo.heaps.sparse;

import org.jspecify.annotations.NullMarked;
