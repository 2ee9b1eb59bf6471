package zermelo.solve.graph;

/**
 * Lists the predecessors of the fresh nodes of a graph: its edges reversed.
 *
 * <p>They are in two flat arrays, filled by counting. If a position occurs twice among the options
 * of a node, the node occurs twice among its predecessors.
 */
public final class Predecessors {
  private final int base;
  private final int[] ends; // ends[i]: one past the predecessors of node base + i
  private final int[] nodes;

  Predecessors(PositionGraph graph) {
    base = graph.base();
    int fresh = graph.fresh();
    int edgeCount = graph.edgeCount();
    ends = new int[fresh + 1];
    int inner = 0;
    for (int edge = 0; edge < edgeCount; edge++) {
      int target = PositionGraph.target(graph.edge(edge)) - base;
      if (target >= 0) {
        ends[target + 1]++;
        inner++;
      }
    }
    for (int i = 0; i < fresh; i++) {
      ends[i + 1] += ends[i];
    }
    // Now ends[i] is the start of the predecessors of i; filling moves it to their end.
    nodes = new int[inner];
    for (int id = base; id < base + fresh; id++) {
      int endEdge = graph.endEdge(id);
      for (int edge = graph.firstEdge(id); edge < endEdge; edge++) {
        int target = PositionGraph.target(graph.edge(edge)) - base;
        if (target >= 0) {
          nodes[ends[target]++] = id;
        }
      }
    }
  }

  /** The index of the first predecessor of a fresh node. */
  int first(int id) {
    return id == base ? 0 : ends[id - base - 1];
  }

  int end(int id) {
    return ends[id - base];
  }

  int node(int index) {
    return nodes[index];
  }

  /** An upper bound on the memory for the predecessors of a graph. */
  static long bytes(PositionGraph graph) {
    return 4L * graph.fresh() + 4L * graph.edgeCount();
  }

  long bytes() {
    return 4L * ends.length + 4L * nodes.length;
  }
}
