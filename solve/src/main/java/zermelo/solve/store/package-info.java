/** Keeps the tables of long searches in a file, so that a search can be continued later. */
@NullMarked
package zermelo.solve.store;

import org.jspecify.annotations.NullMarked;
