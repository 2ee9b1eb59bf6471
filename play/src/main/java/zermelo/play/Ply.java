package zermelo.play;

import zermelo.kernel.Move;
import zermelo.kernel.Position;

/**
 * One move that was made.
 *
 * @param seat who made it: 0 is Player 1, 1 is Player 2
 */
public record Ply(int seat, Position from, Move move) {}
