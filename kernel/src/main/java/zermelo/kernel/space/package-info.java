/** What only some packed spaces offer: tiers, sweeps, lines. */
@NullMarked
package zermelo.kernel.space;

import org.jspecify.annotations.NullMarked;
