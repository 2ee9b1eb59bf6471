/**
 * The public face of all solvers: a {@link zermelo.solve.Solver} answers a {@link
 * zermelo.solve.Question}.
 *
 * <p>{@link zermelo.solve.plan.PlanningSolver} chooses a method by the facts of the rules:
 *
 * <ul>
 *   <li>{@link zermelo.solve.graph.GraphSolver} searches everything that can be reached.
 *   <li>{@link zermelo.solve.dense.DenseSolver} fills arrays from the smallest rank up.
 *   <li>{@link zermelo.solve.grundy.GrundyTable} computes the nimbers of the parts of a sum.
 *   <li>A closed form is used if the question has one.
 * </ul>
 *
 * <p>All solvers work on packed positions. {@link zermelo.solve.table.PositionTable} numbers them,
 * and growable arrays hold the results by number. {@link zermelo.kernel.limits.Limits} bound each
 * of them.
 */
@NullMarked
package zermelo.solve;

import org.jspecify.annotations.NullMarked;
