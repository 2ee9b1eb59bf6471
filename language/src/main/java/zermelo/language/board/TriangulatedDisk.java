package zermelo.language.board;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Recognises boards on which exactly one of two players joins two opposite sides.
 *
 * <p>The cells and four further vertices, one for each side, must triangulate a disk whose boundary
 * is the cycle of the four. If the cells of such a disk are divided between two players, then
 * exactly one of them has a path between the own two sides: the theorem of Hex (D. Gale, The game
 * of Hex and the Brouwer fixed-point theorem, 1979).
 *
 * <p>That it is a disk follows from local conditions: every edge inside is in two triangles and
 * every edge of the boundary in one, the triangles around a vertex form one ring or one fan, the
 * graph is connected, and vertices - edges + triangles = 1.
 */
public final class TriangulatedDisk {
  private final List<BitSet> graph = new ArrayList<>();
  private final int cells;

  private TriangulatedDisk(List<int[]> neighbours, List<BitSet> sides) {
    this.cells = neighbours.size();
    for (int vertex = 0; vertex < cells + 4; vertex++) {
      graph.add(new BitSet());
    }
    for (int cell = 0; cell < cells; cell++) {
      for (int near : neighbours.get(cell)) {
        join(cell, near);
      }
    }
    for (int side = 0; side < 4; side++) {
      int vertex = cells + side;
      sides.get(side).stream().forEach(cell -> join(vertex, cell));
      join(vertex, cells + (side + 1) % 4);
    }
  }

  private void join(int one, int other) {
    graph.get(one).set(other);
    graph.get(other).set(one);
  }

  /**
   * Whether a board is such a disk.
   *
   * @param neighbours of each cell, counted from 0
   * @param sides the cells of the four sides, in the order around the board
   */
  public static boolean is(List<int[]> neighbours, List<BitSet> sides) {
    return new TriangulatedDisk(neighbours, sides).isDisk();
  }

  private boolean isDisk() {
    int edges = 0;
    int corners = 0; // of triangles: each has three edges
    for (int vertex = 0; vertex < graph.size(); vertex++) {
      BitSet near = graph.get(vertex);
      if (near.isEmpty() || spread(near).cardinality() != near.cardinality()) {
        return false;
      }
      for (int other = near.nextSetBit(vertex + 1);
          other >= 0;
          other = near.nextSetBit(other + 1)) {
        int triangles = common(near, graph.get(other)).cardinality();
        if (triangles != (vertex >= cells ? 1 : 2)) {
          return false;
        }
        edges++;
        corners += triangles;
      }
    }
    BitSet all = new BitSet();
    all.set(0, graph.size());
    return spread(all).equals(all) && graph.size() - edges + corners / 3 == 1;
  }

  /** The vertices of a set that are joined to its first, inside the set. */
  private BitSet spread(BitSet set) {
    BitSet found = new BitSet();
    BitSet fresh = new BitSet();
    fresh.set(set.nextSetBit(0));
    while (!fresh.isEmpty()) {
      found.or(fresh);
      BitSet next = new BitSet();
      fresh.stream().forEach(vertex -> next.or(common(graph.get(vertex), set)));
      next.andNot(found);
      fresh = next;
    }
    return found;
  }

  private static BitSet common(BitSet one, BitSet other) {
    BitSet both = (BitSet) one.clone();
    both.and(other);
    return both;
  }
}
