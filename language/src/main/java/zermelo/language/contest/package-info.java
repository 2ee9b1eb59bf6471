/** The input and the output of a contest problem, as a text declares them. */
@NullMarked
package zermelo.language.contest;

import org.jspecify.annotations.NullMarked;
