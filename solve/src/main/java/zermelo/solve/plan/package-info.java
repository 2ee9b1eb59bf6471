/** The planner: it chooses solvers by the facts of the rules and assembles the answer. */
@NullMarked
package zermelo.solve.plan;

import org.jspecify.annotations.NullMarked;
