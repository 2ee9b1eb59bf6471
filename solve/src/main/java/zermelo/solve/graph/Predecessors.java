package zermelo.solve.graph;

/**
 * The edges between fresh nodes of a graph, turned around: two flat arrays, filled by counting. A
 * position that is an option twice stands here twice, as it does among the edges.
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
    // Now ends[i] is where the predecessors of i begin; filling moves it to where they end.
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

  /** The most that the predecessors of a graph may take. */
  static long bytes(PositionGraph graph) {
    return 4L * graph.fresh() + 4L * graph.edgeCount();
  }

  long bytes() {
    return 4L * ends.length + 4L * nodes.length;
  }
}
