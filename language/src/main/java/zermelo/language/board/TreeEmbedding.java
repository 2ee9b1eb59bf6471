package zermelo.language.board;

import java.util.Optional;

/**
 * Finds a tree inside a larger one: as what is left after edges were cut.
 *
 * <p>Branches keep their order, so the first place that fits each branch is as good as any other.
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

  /** The symbols of the large tree without the edges that the small one lacks, if it is inside. */
  public static Optional<long[]> of(
      BoardGeometry large, long[] largeSymbols, BoardGeometry small, long[] smallSymbols) {
    TreeEmbedding embedding = new TreeEmbedding(large, largeSymbols, small, smallSymbols);
    return embedding.place(0, 0) ? Optional.of(embedding.found) : Optional.empty();
  }

  /** Places all branches on an edge of the small tree on branches of an edge of the large one. */
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
