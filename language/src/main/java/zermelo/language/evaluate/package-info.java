/** Evaluates terms: each becomes a function of a frame. The interpreter and the claims use them. */
@NullMarked
package zermelo.language.evaluate;

import org.jspecify.annotations.NullMarked;
