/**
 * Compares compiled texts with the same rules written by hand in Java and with the interpreter. The
 * same solver runs all three.
 */
@NullMarked
package zermelo.bench.rules;

import org.jspecify.annotations.NullMarked;
