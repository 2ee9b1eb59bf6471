/**
 * The planner and the solvers.
 *
 * <p>{@link zermelo.solve.plan.PlanningSolver} answers a {@link zermelo.solve.Question} and chooses
 * how by the facts of the rules: {@link zermelo.solve.graph.GraphSolver} searches all that can be
 * reached, {@link zermelo.solve.dense.DenseSolver} fills arrays from the smallest position up,
 * {@link zermelo.solve.grundy.GrundyTable} knows the nimbers of the parts of a sum, and a closed
 * form is asked where one was given. All of them work on packed positions: {@link
 * zermelo.solve.table.PositionTable} numbers them, growable arrays keep what is known of each
 * number. {@link zermelo.kernel.limits.Limits} bounds every one of them.
 */
@NullMarked
package zermelo.solve;

import org.jspecify.annotations.NullMarked;
