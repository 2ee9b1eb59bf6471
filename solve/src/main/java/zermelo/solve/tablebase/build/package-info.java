/** Builds a tablebase on one machine, tier by tier. */
@NullMarked
package zermelo.solve.tablebase.build;

import org.jspecify.annotations.NullMarked;
