package zermelo.library.graph;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import zermelo.kernel.Game;
import zermelo.kernel.Parameter;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.NearestNames;

/**
 * The game {@code graph}, whose rules come from a file or from a list of edges.
 *
 * @param parameters one parameter that says what the graph is, or none if that is known
 * @param make creates the rules from the value of the parameter
 */
public record GraphGame(
    String title,
    String words,
    List<Parameter> parameters,
    List<Example> examples,
    Function<String, Rules> make)
    implements Game {
  private static final String WORDS =
      "In turn, move the token along an edge of a directed graph, which a file holds (DOT,"
          + " GraphML, or CSV with one edge per line). A player who cannot move loses.";

  private static final int MAX_CHARACTERS = 4_000;

  /** The game with a file as its parameter. */
  public static final Game GAME =
      new GraphGame(
          "Token on a graph",
          WORDS,
          List.of(
              new Parameter(
                  "file", "a path", "", "the graph: .dot, .gv, .graphml, .xml, .csv or .txt")),
          List.of(),
          GraphGame::rules);

  /** The game with its edges as its parameter, for users without access to files. */
  public static final Game DRAWN =
      new GraphGame(
          "Token on a graph",
          "In turn, move the token along an edge of a directed graph. A player who cannot move loses.",
          List.of(new Parameter("edges", "a>b,b>c", "", "the edges, with commas between them")),
          List.of(
              example("a", "edges=a>b,a>c,b>d,b>e,c>e,c>f,d>g,e>g,e>h,f>h,g>i,h>i"),
              example("1", "edges=1>2,2>3,3>1,3>4,2>4")),
          GraphGame::drawn);

  public GraphGame {
    parameters = List.copyOf(parameters);
    examples = List.copyOf(examples);
  }

  private static Example example(String position, String edges) {
    return new Example(Settings.parse(List.of(edges)), position);
  }

  /** Returns the game of one file, {@code graph:FILE}. */
  public static Game of(String file) {
    return new GraphGame(
        "Token on the graph " + file, WORDS, List.of(), List.of(), none -> rules(file));
  }

  /** Reads the rules from a file. {@link BadInput} names the file and the line. */
  public static GraphRules read(Path file) {
    return new GraphRules(Map.of("file", file.toString()), GraphFileReader.read(file));
  }

  @Override
  public String id() {
    return "graph";
  }

  @Override
  public Rules rules(Settings settings) {
    List<String> names = parameters.stream().map(Parameter::name).toList();
    for (String name : settings.values().keySet()) {
      if (!names.contains(name)) {
        String known =
            names.isEmpty() ? "it has none." : "it has " + String.join(", ", names) + ".";
        throw new BadInput(
            "graph has no parameter '%s': %s%s"
                .formatted(name, known, NearestNames.hint(name, names)));
      }
    }
    if (parameters.isEmpty()) {
      return make.apply("");
    }
    Parameter parameter = parameters.getFirst();
    String value = settings.values().getOrDefault(parameter.name(), "");
    if (value.isBlank()) {
      throw new BadInput(
          "graph: the parameter %s (%s) must be given."
              .formatted(parameter.name(), parameter.type()));
    }
    return make.apply(value);
  }

  private static Rules drawn(String edges) {
    if (edges.length() > MAX_CHARACTERS) {
      throw new BadInput("graph: the edges have more than " + MAX_CHARACTERS + " characters.");
    }
    Digraph.Builder graph = new Digraph.Builder();
    for (String edge : edges.split(",", -1)) {
      String[] ends = edge.split(">", -1);
      if (ends.length > 2 || Arrays.stream(ends).anyMatch(String::isBlank)) {
        throw new BadInput(
            "graph: '%s' is not an edge: write edges=a>b,b>c, or a node alone, a".formatted(edge));
      }
      graph.node(ends[0].strip());
      if (ends.length == 2) {
        graph.edge(ends[0].strip(), ends[1].strip());
      }
    }
    return new GraphRules(Map.of("edges", edges), graph.build());
  }

  private static Rules rules(String file) {
    try {
      return read(Path.of(file));
    } catch (InvalidPathException e) {
      throw new BadInput("graph: '" + file + "' is not a path: " + e.getReason() + ".");
    }
  }
}
