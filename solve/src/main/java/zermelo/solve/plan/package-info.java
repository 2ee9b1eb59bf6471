/**
 * The planner: it picks the solvers that fit the facts of the rules and puts the answer together.
 */
@NullMarked
package zermelo.solve.plan;

import org.jspecify.annotations.NullMarked;
