/** Hash tables and growable arrays for packed positions. */
@NullMarked
package zermelo.solve.table;

import org.jspecify.annotations.NullMarked;
