/** The one model of limits: what work may use, how it reports progress, how it is cancelled. */
@NullMarked
package zermelo.kernel.limits;

import org.jspecify.annotations.NullMarked;
