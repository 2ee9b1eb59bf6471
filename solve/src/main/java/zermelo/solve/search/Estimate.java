package zermelo.solve.search;

import zermelo.kernel.Move;

/**
 * A move chosen by bounded search: an estimate, never a fact, unless proven.
 *
 * @param score what the move is worth to the player who makes it, from -1 (lost) to 1 (won)
 * @param proven the search reached ends enough to be sure of the result of this move: 1, 0 or -1,
 *     up to what the margin adds in games with a score; -1 is proven only if every move loses
 * @param how the search in words: {@code Monte Carlo tree search, 48,210 playouts}
 */
public record Estimate(Move move, double score, boolean proven, String how) {}
