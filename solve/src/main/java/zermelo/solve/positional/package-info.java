/** Proves values in positional games by a search on bits. Start at {@link PositionalSolver}. */
@NullMarked
package zermelo.solve.positional;

import org.jspecify.annotations.NullMarked;
