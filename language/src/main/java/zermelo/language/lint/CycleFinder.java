package zermelo.language.lint;

import java.util.Arrays;
import java.util.List;

/** Finds a cycle in a graph by depth-first search without recursion. */
final class CycleFinder {
  private static final byte NEW = 0;
  private static final byte OPEN = 1; // on the current path
  private static final byte DONE = 2;

  private final List<int[]> successors;
  private final byte[] state;
  private final int[] path;
  private final int[] tried; // how many successors of path[i] were followed
  private int length;

  private CycleFinder(List<int[]> successors) {
    this.successors = successors;
    this.state = new byte[successors.size()];
    this.path = new int[successors.size()];
    this.tried = new int[successors.size()];
  }

  /**
   * Returns the nodes of some cycle in order, with the first one repeated at the end.
   *
   * <p>The result is empty if there is no cycle. Successors without an entry of their own were
   * never expanded; they count as nodes without successors.
   */
  static int[] find(List<int[]> successors) {
    CycleFinder loop = new CycleFinder(successors);
    for (int node = 0; node < successors.size(); node++) {
      if (loop.state[node] == NEW) {
        int again = loop.follow(node);
        if (again >= 0) {
          return loop.from(again);
        }
      }
    }
    return new int[0];
  }

  /** Returns a node that the path came back to, or -1. */
  private int follow(int start) {
    push(start);
    while (length > 0) {
      int node = path[length - 1];
      int[] next = successors.get(node);
      if (tried[length - 1] == next.length) {
        state[node] = DONE;
        length--;
        continue;
      }
      int to = next[tried[length - 1]++];
      if (to >= successors.size() || state[to] == DONE) {
        continue;
      }
      if (state[to] == OPEN) {
        return to;
      }
      push(to);
    }
    return -1;
  }

  private void push(int node) {
    state[node] = OPEN;
    path[length] = node;
    tried[length] = 0;
    length++;
  }

  private int[] from(int again) {
    int first = length - 1;
    while (path[first] != again) {
      first--;
    }
    int[] loop = Arrays.copyOfRange(path, first, length + 1);
    loop[loop.length - 1] = again;
    return loop;
  }
}
