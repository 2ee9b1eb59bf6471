/** {@code judge} and {@code stress}: answers to contest inputs, and tests of a user's program. */
@NullMarked
package zermelo.cli.contest;

import org.jspecify.annotations.NullMarked;
