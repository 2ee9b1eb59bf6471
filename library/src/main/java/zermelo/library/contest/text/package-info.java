/** Reading contest input and writing contest output. */
@NullMarked
package zermelo.library.contest.text;

import org.jspecify.annotations.NullMarked;
