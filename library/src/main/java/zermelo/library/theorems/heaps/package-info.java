/** Theorems about heap games. */
@NullMarked
package zermelo.library.theorems.heaps;

import org.jspecify.annotations.NullMarked;
