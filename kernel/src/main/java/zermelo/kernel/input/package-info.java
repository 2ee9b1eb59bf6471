/** Bounded input and bad input: files, lines, and the message that says what would be right. */
@NullMarked
package zermelo.kernel.input;

import org.jspecify.annotations.NullMarked;
