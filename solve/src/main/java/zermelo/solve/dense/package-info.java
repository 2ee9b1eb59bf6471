/** Solves positions by arrays that hold one value for each rank, filled from rank 0 up. */
@NullMarked
package zermelo.solve.dense;

import org.jspecify.annotations.NullMarked;
