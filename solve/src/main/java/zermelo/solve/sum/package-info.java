/** Packs a sum of several parts as one space. */
@NullMarked
package zermelo.solve.sum;

import org.jspecify.annotations.NullMarked;
