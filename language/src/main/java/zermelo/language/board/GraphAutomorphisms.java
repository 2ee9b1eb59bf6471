package zermelo.language.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.language.program.BoardTerm.Directions;

/**
 * Finds all automorphisms of a graph by backtracking: permutations of its points that map edges to
 * edges.
 */
public final class GraphAutomorphisms {
  private static final int MAX_COUNT = 240;
  private static final int MAX_STEPS = 200_000;

  private final boolean[][] joined;
  private final int[] degrees;
  private final int[] image;
  private final boolean[] used;
  private final List<int[]> found = new ArrayList<>();
  private int steps;

  public GraphAutomorphisms(BoardGeometry geometry) {
    int count = geometry.cells() + 1;
    this.joined = new boolean[count][count];
    this.degrees = new int[count];
    for (int point = 1; point < count; point++) {
      for (int near : geometry.adjacent(point, Directions.ORTHOGONAL)) {
        joined[point][near] = true;
      }
      degrees[point] = geometry.adjacent(point, Directions.ORTHOGONAL).length;
    }
    this.image = new int[count];
    this.used = new boolean[count];
  }

  /** All of them with the identity, the image of point 0 is 0; empty if there are too many. */
  public Optional<List<int[]>> all() {
    return extend(1) ? Optional.of(found) : Optional.empty();
  }

  private boolean extend(int point) {
    if (++steps > MAX_STEPS || found.size() > MAX_COUNT) {
      return false;
    }
    if (point == image.length) {
      found.add(image.clone());
      return true;
    }
    for (int to = 1; to < image.length; to++) {
      if (!used[to] && fits(point, to)) {
        used[to] = true;
        image[point] = to;
        boolean finished = extend(point + 1);
        used[to] = false;
        if (!finished) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean fits(int point, int to) {
    if (degrees[point] != degrees[to]) {
      return false;
    }
    for (int before = 1; before < point; before++) {
      if (joined[point][before] != joined[to][image[before]]) {
        return false;
      }
    }
    return true;
  }
}
