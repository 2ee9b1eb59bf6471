/** Values of positions that were proven before: opening books, and a store for each game. */
@NullMarked
package zermelo.application.proven;

import org.jspecify.annotations.NullMarked;
