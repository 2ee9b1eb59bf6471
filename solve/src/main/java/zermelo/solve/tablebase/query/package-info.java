/** Looks up positions in a finished tablebase. */
@NullMarked
package zermelo.solve.tablebase.query;

import org.jspecify.annotations.NullMarked;
