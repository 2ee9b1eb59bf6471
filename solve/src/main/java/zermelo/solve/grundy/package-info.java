/** Solves sums by the theorem of Sprague and Grundy. */
@NullMarked
package zermelo.solve.grundy;

import org.jspecify.annotations.NullMarked;
