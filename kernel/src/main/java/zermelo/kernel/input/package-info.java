/** Bounded reading of input, and error messages that say what would be right. */
@NullMarked
package zermelo.kernel.input;

import org.jspecify.annotations.NullMarked;
