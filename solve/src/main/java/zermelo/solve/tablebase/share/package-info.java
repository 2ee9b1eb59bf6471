/** The work of one machine of a cluster on its share of a tier. */
@NullMarked
package zermelo.solve.tablebase.share;

import org.jspecify.annotations.NullMarked;
