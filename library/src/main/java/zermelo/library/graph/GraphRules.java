package zermelo.library.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Options;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Space;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.NearestNames;
import zermelo.kernel.space.PositionRanking;

/**
 * A token on a directed graph. In turn, move it along an edge. A player who cannot move loses.
 *
 * <p>Notation: the name of the node, as in the file. Moves: {@code to b}. A position is the node's
 * number, in the order of the file.
 */
public final class GraphRules implements Rules {
  private static final int MAX_NAMES_TO_COMPARE = 10_000;

  /** Largest number of nodes to draw. */
  private static final int MAX_DRAWN_NODES = 60;

  private final Map<String, String> values;
  private final Digraph graph;
  private final Facts facts;

  /**
   * Creates the rules.
   *
   * @param values the source of the graph: a file, or its edges
   */
  GraphRules(Map<String, String> values, Digraph graph) {
    this.values = Map.copyOf(values);
    this.graph = graph;
    this.facts = Facts.PLAIN.with(Facts.Fact.ACYCLIC, graph.acyclic());
  }

  /** Returns all nodes, in the order of the file. */
  @Override
  public List<Position> roots() {
    return IntStream.range(0, graph.nodes()).mapToObj(Position::of).toList();
  }

  @Override
  public String id() {
    return "graph";
  }

  @Override
  public Map<String, String> parameterValues() {
    return values;
  }

  @Override
  public Facts facts() {
    return facts;
  }

  @Override
  public Optional<Position> start() {
    return Optional.empty();
  }

  @Override
  public Position parse(String text) {
    String name = text.strip();
    if (name.isEmpty()) {
      throw new BadInput("graph: a position is a node, for example " + graph.name(0) + ".");
    }
    return Position.of(graph.number(name).orElseThrow(() -> unknown(name)));
  }

  @Override
  public String print(Position position) {
    return graph.name(node(position));
  }

  @Override
  public MoveList moves(Position position, int limit) {
    int node = node(position);
    int degree = graph.end(node) - graph.begin(node);
    List<Move> moves =
        IntStream.range(graph.begin(node), graph.begin(node) + Math.min(degree, limit))
            .map(graph::successor)
            .mapToObj(next -> new Move(label(next), Position.of(next)))
            .toList();
    return new MoveList(moves, degree <= limit);
  }

  @Override
  public Ending ending(Position position) {
    return Ending.OPEN;
  }

  @Override
  public Picture picture(Position position) {
    if (graph.nodes() > MAX_DRAWN_NODES) {
      return new Picture.Notation(print(position));
    }
    int token = node(position);
    List<Picture.Link> links = new ArrayList<>();
    for (int node = 0; node < graph.nodes(); node++) {
      for (int at = graph.begin(node); at < graph.end(node); at++) {
        int next = graph.successor(at);
        links.add(new Picture.Link(node, next, node == token ? label(next) : ""));
      }
    }
    return new Picture.Graph(graph.names(), links, token);
  }

  private String label(int node) {
    return "to " + graph.name(node);
  }

  @Override
  public Space space(List<Position> parts) {
    return new NodeSpace(graph);
  }

  private BadInput unknown(String name) {
    boolean few = graph.nodes() <= MAX_NAMES_TO_COMPARE;
    String hint = few ? NearestNames.hint(name, graph.names()) : "";
    return new BadInput("graph: there is no node '%s'.%s".formatted(name, hint));
  }

  private static int node(Position position) {
    return (int) position.word(0);
  }

  /** A word is the node's number, which is also its rank. */
  private record NodeSpace(Digraph graph) implements Space, PositionRanking {
    @Override
    public int words() {
      return 1;
    }

    @Override
    public boolean holds(Position part) {
      return true;
    }

    @Override
    public void pack(Position part, long[] target, int at) {
      target[at] = part.word(0);
    }

    @Override
    public Position unpack(long[] words, int at) {
      return Position.of(words[at]);
    }

    @Override
    public Ending ending(long[] words, int at) {
      return Ending.OPEN;
    }

    @Override
    public void options(long[] words, int at, Options out) {
      int node = (int) words[at];
      int end = graph.end(node);
      for (int edge = graph.begin(node); edge < end; edge++) {
        if (!out.add(graph.successor(edge))) {
          return;
        }
      }
    }

    @Override
    public long size() {
      return graph.nodes();
    }

    @Override
    public long rank(long[] words, int at) {
      return words[at];
    }

    @Override
    public void unrank(long rank, long[] words, int at) {
      words[at] = rank;
    }
  }
}
