/** Reading contest input and writing contest output. */
@NullMarked
package zermelo.application.contest.text;

import org.jspecify.annotations.NullMarked;
