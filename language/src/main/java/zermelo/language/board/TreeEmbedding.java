package zermelo.language.board;

import java.util.Optional;

/**
 * Finds where a tree fits inside a larger one from which edges were cut.
 *
 * <p>Positions of a game on trees are packed as the starting tree with some edges missing, so a
 * position that is typed must be found in it. Branches keep their order, so placing each branch at
 * the first place where it fits misses nothing.
 */
public final class TreeEmbedding {
  private final BoardGeometry large;
  private final long[] largeSymbols;
  private final BoardGeometry small;
  private final long[] smallSymbols;
  private final long[] found;

  private TreeEmbedding(
      BoardGeometry large, long[] largeSymbols, BoardGeometry small, long[] smallSymbols) {
    this.large = large;
    this.largeSymbols = largeSymbols;
    this.small = small;
    this.smallSymbols = smallSymbols;
    this.found = new long[largeSymbols.length];
  }

  /**
   * The symbols of the large tree, 0 for each edge that the small one lacks; empty if it does not
   * fit.
   */
  public static Optional<long[]> of(
      BoardGeometry large, long[] largeSymbols, BoardGeometry small, long[] smallSymbols) {
    TreeEmbedding embedding = new TreeEmbedding(large, largeSymbols, small, smallSymbols);
    return embedding.place(0, 0) ? Optional.of(embedding.found) : Optional.empty();
  }

  /**
   * Places the branches that grow from an edge of the small tree on those of an edge of the large
   * one.
   */
  private boolean place(int smallEdge, int largeEdge) {
    int[] places = large.children(largeEdge);
    int next = 0;
    for (int branch : small.children(smallEdge)) {
      while (next < places.length && !fits(branch, places[next])) {
        next++;
      }
      if (next == places.length) {
        return false;
      }
      found[places[next++] - 1] = smallSymbols[branch - 1];
    }
    return true;
  }

  private boolean fits(int branch, int edge) {
    if (largeSymbols[edge - 1] != smallSymbols[branch - 1]) {
      return false;
    }
    long[] before = found.clone();
    if (place(branch, edge)) {
      return true;
    }
    System.arraycopy(before, 0, found, 0, found.length);
    return false;
  }
}
