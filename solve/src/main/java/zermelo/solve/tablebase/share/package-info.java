/** What one machine of a cluster does with its share of a tier. */
@NullMarked
package zermelo.solve.tablebase.share;

import org.jspecify.annotations.NullMarked;
