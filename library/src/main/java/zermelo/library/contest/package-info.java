/** Formats of contests: their input to their output, and what random inputs of them look like. */
@NullMarked
package zermelo.library.contest;

import org.jspecify.annotations.NullMarked;
