/** Tiers in memory while they are built. */
@NullMarked
package zermelo.solve.tablebase.memory;

import org.jspecify.annotations.NullMarked;
