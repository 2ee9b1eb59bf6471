package zermelo.library.graph;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import zermelo.kernel.Game;
import zermelo.kernel.Rules;
import zermelo.kernel.input.BadInput;
import zermelo.library.definition.JavaGame;
import zermelo.library.definition.ParameterDeclaration;

/** The game {@code graph}, whose rules come from a file. */
public final class GraphGame {
  private static final String WORDS =
      "In turn, move the token along an edge of a directed graph, which a file holds (DOT,"
          + " GraphML, or CSV with an edge a line). Who cannot loses.";

  /** The game with a file as its parameter. */
  public static final Game GAME =
      new JavaGame(
          "graph",
          "Token on a graph",
          WORDS,
          List.of(
              new ParameterDeclaration.Text(
                  "file", "a path", "the graph: .dot, .gv, .graphml, .xml, .csv or .txt")),
          List.of(),
          arguments -> rules(arguments.text("file")));

  /** The game with its edges as its parameter, for users without access to files. */
  public static final Game DRAWN =
      new JavaGame(
          "graph",
          "Token on a graph",
          "In turn, move the token along an edge of a directed graph. Who cannot loses.",
          List.of(
              new ParameterDeclaration.Text(
                  "edges", "a>b,b>c", "the edges, with commas between them")),
          List.of(
              JavaGame.example("a", "edges=a>b,a>c,b>d,b>e,c>e,c>f,d>g,e>g,e>h,f>h,g>i,h>i"),
              JavaGame.example("1", "edges=1>2,2>3,3>1,3>4,2>4")),
          arguments -> drawn(arguments.text("edges")));

  private static final int MAX_CHARACTERS = 4_000;

  private GraphGame() {}

  private static Rules drawn(String edges) {
    if (edges.length() > MAX_CHARACTERS) {
      throw new BadInput("graph: the edges have more than " + MAX_CHARACTERS + " characters.");
    }
    Digraph.Builder graph = new Digraph.Builder();
    for (String edge : edges.split(",", -1)) {
      String[] ends = edge.split(">", -1);
      if (ends.length > 2 || Arrays.stream(ends).anyMatch(String::isBlank)) {
        throw new BadInput(
            "graph: '%s' is no edge: write edges=a>b,b>c, or a node alone, a".formatted(edge));
      }
      graph.node(ends[0].strip());
      if (ends.length == 2) {
        graph.edge(ends[0].strip(), ends[1].strip());
      }
    }
    return new GraphRules(Map.of("edges", edges), graph.build());
  }

  /** Returns the game of one file, {@code graph:FILE}. */
  public static Game of(String file) {
    return new JavaGame(
        "graph",
        "Token on the graph " + file,
        WORDS,
        List.of(),
        List.of(),
        arguments -> rules(file));
  }

  /** Reads the rules from a file. {@link BadInput} names the file and the line. */
  public static GraphRules read(Path file) {
    return new GraphRules(Map.of("file", file.toString()), GraphFileReader.read(file));
  }

  private static Rules rules(String file) {
    try {
      return read(Path.of(file));
    } catch (InvalidPathException e) {
      throw new BadInput("graph: '" + file + "' is not a path: " + e.getReason() + ".");
    }
  }
}
