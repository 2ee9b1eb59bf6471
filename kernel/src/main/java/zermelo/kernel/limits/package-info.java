/** Limits on work, progress reports, and cancellation, shared by all modules. */
@NullMarked
package zermelo.kernel.limits;

import org.jspecify.annotations.NullMarked;
