package zermelo.solve.search;

import zermelo.kernel.Move;

/**
 * A move chosen by a bounded search: an estimate, not a fact, unless it is proven.
 *
 * @param score the value of the move for the player who makes it, from -1 (lost) to 1 (won)
 * @param proven whether the search is sure that the move wins, ties or loses; a loss is proven only
 *     if every move loses
 * @param how the search in words: {@code Monte Carlo tree search, 48,210 playouts}
 */
public record Estimate(Move move, double score, boolean proven, String how) {}
