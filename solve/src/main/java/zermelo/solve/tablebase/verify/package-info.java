/** Checks a finished tablebase against the rules. */
@NullMarked
package zermelo.solve.tablebase.verify;

import org.jspecify.annotations.NullMarked;
