/** Several threads that do the same search and share its table. */
@NullMarked
package zermelo.solve.team;

import org.jspecify.annotations.NullMarked;
