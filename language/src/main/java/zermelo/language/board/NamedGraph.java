package zermelo.language.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import zermelo.kernel.input.BadInput;

/**
 * A graph in a text: named points, and edges without a direction.
 *
 * <p>It is written as its edges, {@code a-b,b-c}. A point without edges stands alone: {@code
 * a-b,c}. Points are numbered from 1 on in the order in which they are written.
 *
 * @param edges pairs of different points, the smaller one first
 */
public record NamedGraph(List<String> points, Set<Edge> edges) {
  /** Two points that are joined. */
  public record Edge(int first, int second) {}

  public NamedGraph {
    points = List.copyOf(points);
    edges = Collections.unmodifiableSet(new LinkedHashSet<>(edges));
  }

  /**
   * Reads the edges of a graph, in braces or without.
   *
   * @throws BadInput with the edge that is wrong
   */
  public static NamedGraph parse(String text) {
    String body = text.strip();
    if (body.startsWith("{") && body.endsWith("}")) {
      body = body.substring(1, body.length() - 1);
    }
    List<String> points = new ArrayList<>();
    Map<String, Integer> numbers = new HashMap<>();
    Set<Edge> edges = new LinkedHashSet<>();
    for (String edge : body.split(",", -1)) {
      String[] ends = edge.strip().split("\\s*-\\s*", -1);
      List<Integer> found = new ArrayList<>();
      for (String end : ends) {
        if (ends.length > 2 || !end.matches("[A-Za-z0-9_]+")) {
          throw new BadInput(
              "'%s' is not an edge: edges are written a-b,b-c, with letters and digits as names; a point alone is c"
                  .formatted(edge.strip()));
        }
        if (numbers.putIfAbsent(end, points.size() + 1) == null) {
          points.add(end);
        }
        found.add(Objects.requireNonNull(numbers.get(end)));
      }
      if (points.size() > BoardGeometry.MAX_CELLS) {
        throw new BadInput("a graph has at most %d points".formatted(BoardGeometry.MAX_CELLS));
      }
      if (ends.length == 2) {
        if (found.get(0).equals(found.get(1))) {
          throw new BadInput("'%s' joins a point with itself".formatted(edge.strip()));
        }
        edges.add(
            new Edge(Math.min(found.get(0), found.get(1)), Math.max(found.get(0), found.get(1))));
      }
    }
    return new NamedGraph(points, edges);
  }

  /** Whether the points of an edge that are new would get the next numbers. */
  private static boolean comeNext(Edge edge, int known) {
    return edge.first <= known
        ? edge.second == known + 1
        : edge.first == known + 1 && edge.second == known + 2;
  }

  /** The text that is read back as this graph. */
  @Override
  public String toString() {
    List<String> words = new ArrayList<>();
    int known = 0; // points keep their numbers, so they must come up in this order
    for (Edge edge : edges) {
      while (known < edge.second && !comeNext(edge, known)) {
        words.add(points.get(known++));
      }
      known = Math.max(known, edge.second);
      words.add(points.get(edge.first - 1) + "-" + points.get(edge.second - 1));
    }
    words.addAll(points.subList(known, points.size()));
    return String.join(",", words);
  }
}
