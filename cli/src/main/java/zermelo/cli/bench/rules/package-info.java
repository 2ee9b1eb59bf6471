/**
 * Texts that are compiled, beside the same rules written by hand in Java and beside the
 * interpreter: the same solver runs all three.
 */
@NullMarked
package zermelo.cli.bench.rules;

import org.jspecify.annotations.NullMarked;
