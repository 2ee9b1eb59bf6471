package zermelo.library.graph;

import java.io.StringReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;
import zermelo.kernel.input.BadInput;

/**
 * Reads a directed graph in GraphML.
 *
 * <p>A DOCTYPE is refused, so that no file can name other files or define entities that grow.
 */
final class GraphMlReader {
  private final XMLStreamReader xml;
  private final Digraph.Builder graph;

  private GraphMlReader(XMLStreamReader xml, Digraph.Builder graph) {
    this.xml = xml;
    this.graph = graph;
  }

  static void read(String text, Digraph.Builder graph) {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    try {
      new GraphMlReader(factory.createXMLStreamReader(new StringReader(text)), graph).read();
    } catch (XMLStreamException e) {
      String message = String.valueOf(e.getMessage()).replaceFirst("(?s)^.*\\nMessage: ", "");
      throw new BadInput(
          "line %d: %s"
              .formatted(
                  e.getLocation().getLineNumber(), message.strip().replaceFirst("\\.$", "")));
    }
  }

  private void read() throws XMLStreamException {
    int graphs = 0;
    boolean first = true;
    while (xml.hasNext()) {
      int event = xml.next();
      if (event == XMLStreamConstants.DTD) {
        throw new BadInput(
            "a GraphML file with a DOCTYPE is not read, as it could name other files");
      }
      if (event != XMLStreamConstants.START_ELEMENT) {
        continue;
      }
      String element = xml.getLocalName();
      if (first && !element.equals("graphml")) {
        throw bad("this is not GraphML: it begins with <%s>".formatted(element));
      }
      first = false;
      switch (element) {
        case "graph" -> {
          if (++graphs > 1) {
            throw bad("a second <graph>, but a file holds one graph");
          }
          directed(
              xml.getAttributeValue(null, "edgedefault"), "directed", "edgedefault=\"directed\"");
        }
        case "node" -> graph.node(required("id"));
        case "edge" -> {
          directed(xml.getAttributeValue(null, "directed"), "true", "directed=\"true\"");
          graph.edge(required("source"), required("target"));
        }
        case "hyperedge" -> throw bad("a hyperedge, but a move goes from one node to one node");
        default -> {} // data, keys, ports
      }
    }
  }

  private void directed(@Nullable String value, String right, String write) {
    if (value != null && !value.equals(right) && !graph.readsUndirected()) {
      throw GraphFileReader.undirected("write " + write);
    }
  }

  private String required(String attribute) {
    String value = xml.getAttributeValue(null, attribute);
    if (value == null) {
      throw bad("<%s> has no %s".formatted(xml.getLocalName(), attribute));
    }
    return value;
  }

  private BadInput bad(String what) {
    return new BadInput("line %d: %s".formatted(xml.getLocation().getLineNumber(), what));
  }
}
