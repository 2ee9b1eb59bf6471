/** The planner and the solvers. */
@NullMarked
package zermelo.solve;

import org.jspecify.annotations.NullMarked;
