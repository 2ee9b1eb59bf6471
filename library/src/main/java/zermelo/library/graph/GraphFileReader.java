package zermelo.library.graph;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.InputFile;

/** Reads graphs from DOT, GraphML and CSV files. The file extension decides the format. */
final class GraphFileReader {
  static final List<String> ENDINGS = List.of(".dot", ".gv", ".graphml", ".xml", ".csv", ".txt");

  private static final int MAX_BYTES = 1 << 27;

  private GraphFileReader() {}

  static Digraph read(Path file) {
    return read(file, new Digraph.Builder());
  }

  /** Reads a graph whose edges may have directions or not. */
  static Digraph readAny(Path file) {
    return read(file, new Digraph.Builder(true));
  }

  private static Digraph read(Path file, Digraph.Builder graph) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    String ending = name.substring(name.lastIndexOf('.') + 1);
    BiConsumer<String, Digraph.Builder> reader =
        switch (ending) {
          case "dot", "gv" -> DotReader::read;
          case "graphml", "xml" -> GraphMlReader::read;
          case "csv", "txt" -> CsvEdgeReader::read;
          default ->
              throw new BadInput(
                  file
                      + ": the name must end in .dot or .gv (DOT), .graphml or .xml (GraphML), .csv"
                      + " or .txt (one edge per line).");
        };
    String text = new InputFile(file.toString(), file).text(MAX_BYTES, "a graph");
    try {
      if (text.isBlank()) {
        throw new BadInput("the file is empty");
      }
      reader.accept(text, graph);
    } catch (BadInput e) {
      throw new BadInput(file + ": " + e.getMessage() + ".");
    }
    Digraph built = graph.build();
    if (built.nodes() == 0) {
      throw new BadInput(file + ": there is no node in this graph.");
    }
    return built;
  }

  static BadInput undirected(String right) {
    return new BadInput("the graph is undirected, but moves have a direction: " + right);
  }
}
