/** Positional games: proofs by a search on bits. Start at {@link PositionalSolver}. */
@NullMarked
package zermelo.solve.positional;

import org.jspecify.annotations.NullMarked;
