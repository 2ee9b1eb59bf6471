/** Closed forms: functions from a position to a verdict, without any search. */
@NullMarked
package zermelo.kernel.theorem;

import org.jspecify.annotations.NullMarked;
