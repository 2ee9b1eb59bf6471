/** Reads contest input and writes contest output. */
@NullMarked
package zermelo.application.contest.text;

import org.jspecify.annotations.NullMarked;
