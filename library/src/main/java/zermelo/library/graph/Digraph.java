package zermelo.library.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import zermelo.kernel.input.BadInput;

/**
 * A directed graph with named nodes, numbered in the order of the file.
 *
 * <p>One array holds the successors of all nodes. Those of one node are adjacent and distinct.
 */
final class Digraph {
  private final List<String> names;
  private final Map<String, Integer> numbers;
  private final int[] ends; // node to the end of its successors
  private final int[] successors;

  private Digraph(List<String> names, Map<String, Integer> numbers, int[] ends, int[] successors) {
    this.names = names;
    this.numbers = numbers;
    this.ends = ends;
    this.successors = successors;
  }

  int nodes() {
    return names.size();
  }

  String name(int node) {
    return names.get(node);
  }

  List<String> names() {
    return names;
  }

  OptionalInt number(String name) {
    Integer number = numbers.get(name);
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  /** Returns the start of a node's successors. */
  int begin(int node) {
    return node == 0 ? 0 : ends[node - 1];
  }

  int end(int node) {
    return ends[node];
  }

  int successor(int at) {
    return successors[at];
  }

  /** Returns whether there is no cycle: all nodes can be removed, each once nothing leads to it. */
  boolean acyclic() {
    int[] incoming = new int[nodes()];
    for (int successor : successors) {
      incoming[successor]++;
    }
    int[] free =
        Arrays.copyOf(IntStream.range(0, nodes()).filter(n -> incoming[n] == 0).toArray(), nodes());
    int known = (int) IntStream.of(incoming).filter(count -> count == 0).count();
    int taken = 0;
    for (; taken < known; taken++) {
      for (int at = begin(free[taken]); at < end(free[taken]); at++) {
        if (--incoming[successors[at]] == 0) {
          free[known++] = successors[at];
        }
      }
    }
    return taken == nodes();
  }

  /** Collects nodes and edges as a file names them. */
  static final class Builder {
    /** As many as lines in the largest file; subgraphs of DOT could name far more. */
    private static final int MAX_EDGES = 1 << 25;

    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private int[] edges = new int[64]; // from, to, from, to, ...
    private final boolean undirected;
    private int used;

    Builder() {
      this(false);
    }

    /** Creates a builder; {@code undirected} says whether edges need no direction. */
    Builder(boolean undirected) {
      this.undirected = undirected;
    }

    boolean readsUndirected() {
      return undirected;
    }

    int node(String name) {
      Integer known = numbers.putIfAbsent(name, names.size());
      if (known == null) {
        names.add(name);
        return names.size() - 1;
      }
      return known;
    }

    void edge(String from, String to) {
      if (used == edges.length) {
        if (used / 2 == MAX_EDGES) {
          throw new BadInput("the graph has more than %d edges".formatted(MAX_EDGES));
        }
        edges = Arrays.copyOf(edges, 2 * used);
      }
      edges[used++] = node(from);
      edges[used++] = node(to);
    }

    Digraph build() {
      int[] next = new int[names.size() + 1]; // first counts, then the place of the next successor
      for (int i = 0; i < used; i += 2) {
        next[edges[i] + 1]++;
      }
      Arrays.parallelPrefix(next, Integer::sum);
      int[] all = new int[used / 2];
      int[] begins = next.clone();
      for (int i = 0; i < used; i += 2) {
        all[next[edges[i]]++] = edges[i + 1];
      }
      return distinct(begins, all);
    }

    /** Removes duplicate edges: otherwise two moves would have one label. */
    private Digraph distinct(int[] begins, int[] all) {
      int[] seenBy = new int[names.size()]; // the last node, plus 1, that has it as a successor
      int[] ends = new int[names.size()];
      int kept = 0;
      for (int node = 0; node < names.size(); node++) {
        for (int at = begins[node]; at < begins[node + 1]; at++) {
          if (seenBy[all[at]] != node + 1) {
            seenBy[all[at]] = node + 1;
            all[kept++] = all[at];
          }
        }
        ends[node] = kept;
      }
      return new Digraph(names, numbers, ends, Arrays.copyOf(all, kept));
    }
  }
}
