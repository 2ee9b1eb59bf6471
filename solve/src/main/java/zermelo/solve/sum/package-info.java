/** Packs positions of sums, of heaps or of whole games, as bags of parts. */
@NullMarked
package zermelo.solve.sum;

import org.jspecify.annotations.NullMarked;
