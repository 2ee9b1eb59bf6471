/** How positions of a text lie in machine words. */
@NullMarked
package zermelo.language.packing;

import org.jspecify.annotations.NullMarked;
