/**
 * Solves games in which moves only use up what is on the board, region by region.
 *
 * <p>A position is the sum of its regions, which no move connects. {@code NimberSearch} finds the
 * Grundy values of impartial games, {@code OutcomeSearch} the winner of partizan ones. Start at
 * {@code RegionSolver}.
 */
@NullMarked
package zermelo.solve.region;

import org.jspecify.annotations.NullMarked;
