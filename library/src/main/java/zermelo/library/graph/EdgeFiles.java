package zermelo.library.graph;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import zermelo.kernel.Game;
import zermelo.kernel.Parameter;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.language.program.Type;

/**
 * Reads graphs that are parameters of texts from files: {@code --set roads=petersen.dot}.
 *
 * <p>The directions of edges do not count. Names of points that are not letters, digits and
 * underscores are replaced by numbers.
 */
public final class EdgeFiles {
  private EdgeFiles() {}

  /** The settings with edges in place of the files that hold them. */
  public static Settings read(Game game, Settings settings) {
    Map<String, String> values = new LinkedHashMap<>(settings.values());
    for (Parameter parameter : game.parameters()) {
      if (parameter.type().equals(Type.EDGES.words())) {
        values.computeIfPresent(
            parameter.name(), (name, value) -> isFile(value) ? edges(value) : value);
      }
    }
    return new Settings(values);
  }

  private static boolean isFile(String value) {
    String lower = value.toLowerCase(Locale.ROOT);
    return GraphFileReader.ENDINGS.stream().anyMatch(lower::endsWith);
  }

  private static String edges(String file) {
    Digraph graph;
    try {
      graph = GraphFileReader.readAny(Path.of(file));
    } catch (InvalidPathException e) {
      throw new BadInput("'" + file + "' is not a path: " + e.getReason() + ".");
    }
    boolean words = graph.names().stream().allMatch(name -> name.matches("[A-Za-z0-9_]+"));
    List<String> parts = new ArrayList<>();
    for (int node = 0; node < graph.nodes(); node++) {
      parts.add(name(graph, node, words)); // the order of the file
    }
    for (int node = 0; node < graph.nodes(); node++) {
      for (int at = graph.begin(node); at < graph.end(node); at++) {
        if (graph.successor(at) == node) {
          throw new BadInput(
              file
                  + ": an edge joins "
                  + graph.name(node)
                  + " with itself, which no board can have");
        }
        parts.add(name(graph, node, words) + "-" + name(graph, graph.successor(at), words));
      }
    }
    return String.join(",", parts);
  }

  private static String name(Digraph graph, int node, boolean words) {
    return words ? graph.name(node) : Integer.toString(node + 1);
  }
}
