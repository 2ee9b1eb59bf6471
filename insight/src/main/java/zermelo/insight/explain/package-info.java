/** Explains the value of a position to a person: reasons as data, each of them verified. */
@NullMarked
package zermelo.insight.explain;

import org.jspecify.annotations.NullMarked;
