package zermelo.solve;

import zermelo.kernel.Move;

/**
 * The move that a bounded search prefers: an estimate, not a fact.
 *
 * @param score the value of the move for the player who makes it, from -1 (lost) to 1 (won)
 * @param how the search in words: {@code alpha-beta to depth 9, 48,210 positions}
 */
public record EstimatedMove(Move move, double score, String how) {}
