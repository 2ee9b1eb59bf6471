/**
 * Contest problems of the library: their formats, and closed forms where the solver is too slow.
 */
@NullMarked
package zermelo.library.contest;

import org.jspecify.annotations.NullMarked;
