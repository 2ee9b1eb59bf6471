/**
 * Searches games that are too large to solve: for a good move, or for a proof a few plies deep.
 *
 * <p>{@link zermelo.solve.search.MonteCarloSearch} plays random games and grows a tree where they
 * look good; {@link zermelo.solve.search.AlphaBetaSearch} looks at all moves to a certain depth.
 * Both work on packed positions, as the solvers do. Both stop when a limit is reached and return
 * the best move so far. An {@link zermelo.solve.search.Estimate} is not a fact, unless it says that
 * it is proven.
 *
 * <p>{@link zermelo.solve.search.ProofSearch} reports only facts: wins, losses and ties that a few
 * plies prove.
 */
@NullMarked
package zermelo.solve.search;

import org.jspecify.annotations.NullMarked;
