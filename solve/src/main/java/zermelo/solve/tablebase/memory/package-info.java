/** Tiers in memory while a tablebase is built. */
@NullMarked
package zermelo.solve.tablebase.memory;

import org.jspecify.annotations.NullMarked;
