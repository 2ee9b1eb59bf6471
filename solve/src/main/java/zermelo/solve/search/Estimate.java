package zermelo.solve.search;

import zermelo.kernel.Move;

/**
 * A move chosen by bounded search: an estimate, not a fact, unless proven.
 *
 * @param score the value of the move for the player who makes it, from -1 (lost) to 1 (won)
 * @param proven whether the search reached enough ends to be sure of the result of this move: 1, 0
 *     or -1, up to what the margin adds in games with a score; -1 is proven only if every move
 *     loses
 * @param how the search in words: {@code Monte Carlo tree search, 48,210 playouts}
 */
public record Estimate(Move move, double score, boolean proven, String how) {}
