/**
 * Bounded searches for games that are too large to solve: estimates of a move, and proofs.
 *
 * <p>{@link zermelo.solve.search.MonteCarloSearch} plays random games and grows a tree where they
 * look good; {@link zermelo.solve.search.AlphaBetaSearch} looks at everything to a certain depth.
 * Both work on packed positions, as the solvers do, and both stop when the meter's budget has run
 * out and give the best move that they know then. An {@link zermelo.solve.search.Estimate} is never
 * a fact, unless it says that it is proven.
 *
 * <p>{@link zermelo.solve.search.ProofSearch} says nothing but facts: wins, losses and ties that a
 * few plies prove.
 */
@NullMarked
package zermelo.solve.search;

import org.jspecify.annotations.NullMarked;
