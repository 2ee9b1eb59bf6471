package zermelo.acceptance.boards;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Hackenbush on trees: cut an edge, and everything above it falls. */
record HackenbushReference() implements ReferenceGame {
  /** An edge and the edges that stand on its upper end. */
  private record Edge(char colour, List<Edge> above) {
    String text() {
      List<String> branches = above.stream().map(Edge::text).toList();
      return colour
          + (branches.size() < 2
              ? String.join("", branches)
              : branches.stream().collect(Collectors.joining(";", "(", ")")));
    }
  }

  @Override
  public String id() {
    return "hackenbush";
  }

  @Override
  public List<String> starts() {
    return List.of(
        "lrerell", "l(l;rl)", "l(r;l;e)+rl:R", "e(lr;rl)", "r(l(r;e);le)", "lr+rl+e", "0");
  }

  @Override
  public List<String> largeStarts() {
    return List.of("l(rl(e;r;ll);e(lr;rl))+rrl(l;e)+eelr");
  }

  @Override
  public List<String> options(String position) {
    boolean right = PositionText.right(position);
    List<Edge> ground = new ArrayList<>();
    PositionText.parts(position).forEach(stalk -> ground.add(new Reader(stalk).edge()));
    Set<String> options = new LinkedHashSet<>();
    for (List<Edge> after : cuts(ground, right ? 'r' : 'l')) {
      String bare = after.stream().map(Edge::text).collect(Collectors.joining("+"));
      options.add(PositionText.write(bare, !right));
    }
    return List.copyOf(options);
  }

  /** Returns what may be left of some edges, and of what stands on them, after one cut. */
  private static List<List<Edge>> cuts(List<Edge> edges, char mine) {
    List<List<Edge>> results = new ArrayList<>();
    for (int i = 0; i < edges.size(); i++) {
      Edge edge = edges.get(i);
      if (edge.colour() == mine || edge.colour() == 'e') {
        List<Edge> without = new ArrayList<>(edges);
        without.remove(i);
        results.add(without);
      }
      for (List<Edge> above : cuts(edge.above(), mine)) {
        List<Edge> changed = new ArrayList<>(edges);
        changed.set(i, new Edge(edge.colour(), above));
        results.add(changed);
      }
    }
    return results;
  }

  /** Reads one stalk, from its lowest edge upwards. */
  private static final class Reader {
    private final String text;
    private int place;

    Reader(String text) {
      this.text = text;
    }

    Edge edge() {
      char colour = text.charAt(place);
      place++;
      List<Edge> above = new ArrayList<>();
      if (place < text.length() && text.charAt(place) == '(') {
        do {
          place++; // the bracket or a semicolon
          above.add(edge());
        } while (text.charAt(place) == ';');
        place++; // the closing bracket
      } else if (place < text.length() && Character.isLetter(text.charAt(place))) {
        above.add(edge());
      }
      return new Edge(colour, above);
    }
  }
}
