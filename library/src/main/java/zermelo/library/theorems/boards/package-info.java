/** Theorems about games on boards. */
@NullMarked
package zermelo.library.theorems.boards;

import org.jspecify.annotations.NullMarked;
