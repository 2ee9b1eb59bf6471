/**
 * Chooses solvers by the facts of the rules, and assembles the answer. Start at {@code Planner}.
 */
@NullMarked
package zermelo.solve.plan;

import org.jspecify.annotations.NullMarked;
