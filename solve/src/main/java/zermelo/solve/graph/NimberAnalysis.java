package zermelo.solve.graph;

import zermelo.kernel.Ending;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.numbers.Nimber;
import zermelo.solve.table.ChunkedIntArray;

/**
 * Computes the Grundy values of the fresh nodes of a {@link PositionGraph}: the mex of the values
 * of their options.
 *
 * <p>An option of several parts has the sum of their values ({@link Nimber}).
 *
 * <p>A node is evaluated when all its options are (Kahn's topological sort), so nothing recurses. A
 * node with an option that is {@link Nimber#LOST} does not wait for its other options: moving there
 * wins, whatever they are. Nodes that loops keep waiting for ever have no value.
 */
public final class NimberAnalysis {
  private static final int WAITING = -4;

  private final PositionGraph graph;
  private final ChunkedIntArray nimbers;
  private final Predecessors predecessors;
  private final Progress progress;
  private final Nimber.Mex mex = new Nimber.Mex();
  private final int base;
  private final int[] waitsFor; // edges to fresh nodes without a value
  private final int[] queue;
  private int tail;

  /** Evaluates the fresh nodes; {@code nimbers} holds the values of the settled ones. */
  static void run(PositionGraph graph, ChunkedIntArray nimbers, Progress progress) {
    new NimberAnalysis(graph, nimbers, progress).run();
  }

  private NimberAnalysis(PositionGraph graph, ChunkedIntArray nimbers, Progress progress) {
    this.graph = graph;
    this.nimbers = nimbers;
    this.progress = progress;
    this.base = graph.base();
    progress.stage("nimbers", graph.fresh());
    progress.check(graph.bytes() + Predecessors.bytes(graph) + 8L * graph.fresh());
    this.predecessors = new Predecessors(graph);
    this.waitsFor = new int[graph.fresh()];
    this.queue = new int[graph.fresh()];
  }

  private void run() {
    for (int id = base; id < graph.size(); id++) {
      nimbers.add(WAITING);
    }
    for (int id = base; id < graph.size(); id++) {
      int waits = 0;
      boolean wins = false;
      int end = graph.endEdge(id);
      for (int edge = graph.firstEdge(id); edge < end; edge++) {
        int target = PositionGraph.target(graph.edge(edge));
        if (target >= base) {
          waits++;
        } else if (target >= 0) {
          wins |= nimbers.get(target) == Nimber.LOST;
        }
      }
      waitsFor[id - base] = waits;
      if (waits == 0 || wins) {
        value(id);
      }
    }
    for (int head = 0; head < tail; head++) {
      tellPredecessors(queue[head]);
      if (progress.step()) {
        progress.check(graph.bytes() + nimbers.bytes() + predecessors.bytes());
      }
    }
    for (int id = base; id < graph.size(); id++) {
      if (nimbers.get(id) == WAITING) {
        nimbers.set(id, Nimber.NONE);
      }
    }
  }

  private void tellPredecessors(int id) {
    boolean lost = nimbers.get(id) == Nimber.LOST;
    int end = predecessors.end(id);
    for (int i = predecessors.first(id); i < end; i++) {
      int node = predecessors.node(i);
      boolean ready = --waitsFor[node - base] == 0 || lost;
      if (ready && nimbers.get(node) == WAITING) {
        value(node);
      }
    }
  }

  private void value(int id) {
    Ending ending = graph.values().ending(id);
    nimbers.set(id, ending == Ending.OPEN ? mexOfOptions(id) : Nimber.of(ending));
    queue[tail++] = id;
  }

  private int mexOfOptions(int id) {
    int first = graph.firstEdge(id);
    int end = graph.endEdge(id);
    mex.clear(end - first);
    int sum = 0;
    for (int edge = first; edge < end; edge++) {
      int target = PositionGraph.target(graph.edge(edge));
      if (target >= 0) {
        int value = nimbers.get(target);
        sum = Nimber.plus(sum, value == WAITING ? Nimber.NONE : value);
      }
      if (graph.edge(edge) >= 0 || target < 0) {
        mex.add(sum);
        sum = 0;
      }
    }
    return mex.value();
  }
}
