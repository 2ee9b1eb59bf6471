package zermelo.library.graph;

import java.io.StringReader;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.BiConsumer;
import org.jgrapht.nio.ImportException;
import org.jgrapht.nio.dot.DOTEventDrivenImporter;
import org.jgrapht.nio.graphml.SimpleGraphMLEventDrivenImporter;
import org.xml.sax.SAXParseException;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.InputFile;

/**
 * Reads graphs from DOT, GraphML and CSV files. The file extension decides the format.
 *
 * <p>DOT and GraphML use JGraphT's event-driven importers, so that no graph is built twice. CSV
 * uses {@link CsvEdgeReader}.
 *
 * <p>GraphML is not validated against its schema: the schema's uniqueness constraints make
 * JGraphT's validation quadratic (20,000 edges take 6 s with it, and 1,000,000 take 2 s without).
 */
final class GraphFileReader {
  private static final int MOST_BYTES = 1 << 27;

  private GraphFileReader() {}

  static Digraph read(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    String ending = name.substring(name.lastIndexOf('.') + 1);
    BiConsumer<String, Digraph.Builder> reader =
        switch (ending) {
          case "dot", "gv" -> GraphFileReader::readDot;
          case "graphml", "xml" -> GraphFileReader::readGraphMl;
          case "csv", "txt" -> CsvEdgeReader::read;
          default ->
              throw new BadInput(
                  file
                      + ": the name must end in .dot or .gv (DOT), .graphml or .xml (GraphML), .csv"
                      + " or .txt (an edge a line).");
        };
    String text = new InputFile(file.toString(), file).text(MOST_BYTES, "a graph");
    Digraph.Builder graph = new Digraph.Builder();
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

  private static void readDot(String text, Digraph.Builder graph) {
    DotChecker.check(text);
    DOTEventDrivenImporter importer = new DOTEventDrivenImporter();
    importer.addVertexConsumer(graph::node);
    importer.addEdgeConsumer(edge -> graph.edge(edge.getFirst(), edge.getSecond()));
    try {
      importer.importInput(new StringReader(text + "\n")); // a comment needs a line break
    } catch (ImportException e) {
      throw new BadInput(message(e).replaceFirst("^Failed to import DOT graph: ", ""));
    }
  }

  private static void readGraphMl(String text, Digraph.Builder graph) {
    if (text.contains("<!DOCTYPE")) {
      throw new BadInput("a GraphML file with a DOCTYPE is not read, as it could name other files");
    }
    SimpleGraphMLEventDrivenImporter importer = new SimpleGraphMLEventDrivenImporter();
    importer.setSchemaValidation(false);
    importer.addGraphAttributeConsumer(
        (key, value) -> {
          if (key.equals("edgedefault") && !value.getValue().equals("directed")) {
            throw undirected("write edgedefault=\"directed\"");
          }
        });
    importer.addVertexConsumer(graph::node);
    importer.addEdgeConsumer(edge -> graph.edge(edge.getFirst(), edge.getSecond()));
    try {
      importer.importInput(new StringReader(text));
    } catch (ImportException e) {
      throw badGraphMl(e);
    }
  }

  /** Unwraps the importer's exception: our own rejection, or an XML error. */
  private static BadInput badGraphMl(ImportException wrapped) {
    String last = message(wrapped);
    for (Throwable cause = wrapped; cause != null; cause = cause.getCause()) {
      if (cause instanceof BadInput ours) {
        return ours;
      }
      if (cause instanceof SAXParseException xml) {
        return new BadInput("line %d: %s".formatted(xml.getLineNumber(), message(xml)));
      }
      last = cause instanceof Exception inner ? message(inner) : last;
    }
    return new BadInput("this is not GraphML: " + last);
  }

  static BadInput undirected(String right) {
    return new BadInput("the graph is undirected, but moves have a direction: " + right);
  }

  private static String message(Exception e) {
    String message = e.getMessage();
    return message == null ? e.getClass().getSimpleName() : message.replaceFirst("\\.$", "");
  }
}
