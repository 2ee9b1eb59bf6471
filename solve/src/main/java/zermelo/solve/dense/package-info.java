/** Solvers that hold one value per rank in arrays and fill them from rank 0 up. */
@NullMarked
package zermelo.solve.dense;

import org.jspecify.annotations.NullMarked;
