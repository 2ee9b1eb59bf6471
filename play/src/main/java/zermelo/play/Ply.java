package zermelo.play;

import zermelo.kernel.Move;
import zermelo.kernel.Position;

/**
 * One move of a game.
 *
 * @param seat the seat that moved: 0 is Player 1, 1 is Player 2
 */
public record Ply(int seat, Position from, Move move) {}
