/** Keeps the tables of long searches in a file, so that they can go on later. */
@NullMarked
package zermelo.solve.store;

import org.jspecify.annotations.NullMarked;
