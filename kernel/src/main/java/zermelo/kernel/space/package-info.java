/** Optional capabilities of packed spaces: tiers, sweeps, lines. */
@NullMarked
package zermelo.kernel.space;

import org.jspecify.annotations.NullMarked;
