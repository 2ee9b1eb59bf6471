/** Limits of a computation, its observer, and why it stopped. */
@NullMarked
package zermelo.heaps.limits;

import org.jspecify.annotations.NullMarked;
