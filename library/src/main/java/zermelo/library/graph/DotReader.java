package zermelo.library.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import zermelo.kernel.input.BadInput;

/**
 * Reads a directed graph in DOT, the language of Graphviz.
 *
 * <p>It reads chains of edges, subgraphs as ends of edges, ports and comments. It skips attributes,
 * defaults and the names of graphs. Names are identifiers, numbers, strings, or texts in angle
 * brackets.
 */
final class DotReader {
  private static final int DEEPEST = 100;
  private static final Pattern NUMBER = Pattern.compile("-?(?:\\.\\d+|\\d+(?:\\.\\d*)?)");

  /** Kinds of tokens. A sign is a single character or an arrow. */
  private enum Kind {
    WORD,
    STRING,
    SIGN,
    END
  }

  private final String text;
  private final Digraph.Builder graph;
  private int at;
  private int line = 1;
  private int depth;
  private Kind kind = Kind.END;
  private String token = "";
  private String arrow = "->"; // between the ends of an edge

  private DotReader(String text, Digraph.Builder graph) {
    this.text = text;
    this.graph = graph;
  }

  static void read(String text, Digraph.Builder graph) {
    new DotReader(text, graph).read();
  }

  private void read() {
    advance();
    skip("strict");
    arrow = is("graph") && graph.readsUndirected() ? "--" : "->";
    if (is("graph") && !graph.readsUndirected()) {
      throw GraphFileReader.undirected("write digraph and ->, not graph and --");
    }
    if (!skip(arrow.equals("--") ? "graph" : "digraph")) {
      throw expected("'digraph'");
    }
    if (isName()) {
      advance();
    }
    statements();
    if (kind != Kind.END) {
      throw bad("there is text after the end of the graph, but a file holds one graph");
    }
  }

  /** Reads statements in braces; returns the nodes that they name, unless this is the graph. */
  private List<String> statements() {
    List<String> nodes = new ArrayList<>();
    if (!is("{")) {
      throw expected("'{'");
    }
    if (++depth > DEEPEST) {
      throw bad("more than %d braces are open".formatted(DEEPEST));
    }
    advance();
    while (!is("}")) {
      if (!skip(";")) {
        statement(nodes);
        if (depth == 1) {
          nodes.clear();
        }
      }
    }
    depth--;
    advance();
    return nodes;
  }

  private void statement(List<String> nodes) {
    if (skip("node") || skip("edge") || skip("graph")) {
      attributes();
      return;
    }
    List<String> from = operand();
    if (skip("=")) { // an attribute of the graph
      name("a value");
      return;
    }
    from.forEach(graph::node);
    nodes.addAll(from);
    while (skip(arrow)) {
      List<String> to = operand();
      to.forEach(graph::node);
      for (String source : from) {
        for (String target : to) {
          graph.edge(source, target);
        }
      }
      nodes.addAll(to);
      from = to;
    }
    if (is("->")) {
      throw bad("the graph is undirected: write --, not ->");
    }
    if (is("--")) {
      throw GraphFileReader.undirected("line %d: write ->, not --".formatted(line));
    }
    attributes();
  }

  /** Reads one end of an edge: a node, or a subgraph and so all its nodes. */
  private List<String> operand() {
    if (skip("subgraph") && isName()) {
      advance();
      return statements();
    }
    if (is("{")) {
      return statements();
    }
    String node = name("the name of a node");
    for (int ports = 0; ports < 2 && skip(":"); ports++) {
      name("a port");
    }
    return List.of(node);
  }

  /** Skips lists of attributes in brackets. */
  private void attributes() {
    while (skip("[")) {
      while (!skip("]")) {
        name("an attribute or ']'");
        if (skip("=")) {
          name("a value");
        }
        if (!skip(",")) {
          skip(";");
        }
      }
    }
  }

  private String name(String what) {
    if (!isName()) {
      throw expected(what);
    }
    String name = token;
    advance();
    return name;
  }

  private boolean isName() {
    return kind == Kind.STRING || (kind == Kind.WORD && !isKeyword());
  }

  private boolean isKeyword() {
    return is("node")
        || is("edge")
        || is("graph")
        || is("digraph")
        || is("subgraph")
        || is("strict");
  }

  /** Whether the token is this sign or, in any case, this keyword. */
  private boolean is(String expected) {
    return kind != Kind.STRING && kind != Kind.END && token.equalsIgnoreCase(expected);
  }

  private boolean skip(String expected) {
    boolean found = is(expected);
    if (found) {
      advance();
    }
    return found;
  }

  /** Goes to the next token. */
  private void advance() {
    skipBlanks();
    int from = at;
    char c = current();
    if (at == text.length()) {
      kind = Kind.END;
    } else if (c == '"') {
      kind = Kind.STRING;
      token = quoted();
    } else if (c == '<') {
      kind = Kind.STRING;
      int open = 0;
      do {
        open += current() == '<' ? 1 : current() == '>' ? -1 : 0;
        next("a string in < >");
      } while (open > 0);
      token = text.substring(from + 1, at - 1);
    } else if (text.startsWith("->", at) || text.startsWith("--", at)) {
      kind = Kind.SIGN;
      at += 2;
      token = text.substring(from, at);
    } else if (c == '-' || c == '.' || isLetter(c)) {
      kind = Kind.WORD;
      do {
        at++;
      } while (isLetter(current()) || current() == '.');
      token = text.substring(from, at);
      boolean number = c == '-' || Character.isDigit(c) || token.contains(".");
      if (number && !NUMBER.matcher(token).matches()) {
        throw bad("'%s' is not a name; write it in quotes".formatted(token));
      }
    } else {
      kind = Kind.SIGN;
      at++;
      token = text.substring(from, at);
    }
  }

  private static boolean isLetter(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c >= 0x80;
  }

  /** The current character, 0 at the end. */
  private char current() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  /** Moves to the next character, inside something that must be closed. */
  private void next(String inside) {
    if (at == text.length()) {
      throw bad("the text ends inside " + inside);
    }
    line += text.charAt(at++) == '\n' ? 1 : 0;
  }

  /** Reads a string. As in Graphviz, a backslash hides a quote and joins lines, else it stays. */
  private String quoted() {
    StringBuilder string = new StringBuilder();
    next("a string");
    while (current() != '"') {
      int from = at;
      next("a string");
      if (text.charAt(from) == '\\') {
        next("a string");
      }
      String part = text.substring(from, at);
      string.append(part.equals("\\\"") ? "\"" : part.equals("\\\n") ? "" : part);
    }
    at++;
    return string.toString();
  }

  /** Skips blanks, comments, and lines that begin with #. */
  private void skipBlanks() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (Character.isWhitespace(c) || c == 0xfeff) {
        next("");
      } else if (text.startsWith("//", at)
          || (c == '#' && (at == 0 || text.charAt(at - 1) == '\n'))) {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (text.startsWith("/*", at)) {
        at += 2;
        while (!text.startsWith("*/", at)) {
          next("a comment");
        }
        at += 2;
      } else {
        return;
      }
    }
  }

  private BadInput expected(String what) {
    String found = kind == Kind.END ? "the text ends" : "there is '%s'".formatted(excerpt());
    return bad("%s instead of %s".formatted(found, what));
  }

  private String excerpt() {
    return token.length() > 40 ? token.substring(0, 40) + "..." : token;
  }

  private BadInput bad(String what) {
    return new BadInput("line %d: %s".formatted(line, what));
  }
}
