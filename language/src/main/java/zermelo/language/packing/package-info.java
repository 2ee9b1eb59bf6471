/** Packing of the positions of a text into machine words. */
@NullMarked
package zermelo.language.packing;

import org.jspecify.annotations.NullMarked;
