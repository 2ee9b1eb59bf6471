package zermelo.library.graph;

import java.util.regex.Pattern;
import zermelo.kernel.input.BadInput;

/**
 * Checks the braces of a DOT text before JGraphT parses it.
 *
 * <p>JGraphT's parser recurses for each open brace, ignores text after the graph, and reads {@code
 * a -- b} as a directed edge.
 */
final class DotChecker {
  private static final int DEEPEST = 100;
  private static final Pattern UNDIRECTED =
      Pattern.compile("\\s*(?:strict\\s+)?graph\\b.*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private final String text;
  private final StringBuilder head = new StringBuilder(); // everything before the first brace
  private int at;
  private int depth;
  private boolean ended;

  private DotChecker(String text) {
    this.text = text;
  }

  /** Throws {@link BadInput} unless the text is a single directed graph of modest depth. */
  static void check(String text) {
    new DotChecker(text).check();
  }

  private void check() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (!skipped(c)) {
        look(c);
        at++;
      }
    }
  }

  private void look(char c) {
    if (ended && !Character.isWhitespace(c)) {
      throw bad("there is text behind the end of the graph, but a file holds one graph");
    }
    if (c == '{') {
      if (depth == 0 && UNDIRECTED.matcher(head).matches()) {
        throw GraphFileReader.undirected("write digraph and ->, not graph and --");
      }
      if (++depth > DEEPEST) {
        throw bad("more than %d braces are open".formatted(DEEPEST));
      }
    } else if (c == '}') {
      depth = Math.max(0, depth - 1);
      ended = depth == 0;
    } else if (depth == 0) {
      head.append(c);
    } else if (text.startsWith("--", at)) {
      throw GraphFileReader.undirected("line %d: write ->, not --".formatted(line()));
    }
  }

  /** Skips a comment or a string. Returns whether one begins here. */
  private boolean skipped(char c) {
    int from = at;
    if (text.startsWith("//", at) || (c == '#' && (at == 0 || text.charAt(at - 1) == '\n'))) {
      int end = text.indexOf('\n', at);
      at = end < 0 ? text.length() : end;
    } else if (text.startsWith("/*", at)) {
      int end = text.indexOf("*/", at + 2);
      at = end < 0 ? unclosed("a comment") : end + 2;
    } else if (c == '"') {
      for (at++; at < text.length() && text.charAt(at) != '"'; at++) {
        at += text.charAt(at) == '\\' ? 1 : 0;
      }
      at = at >= text.length() ? unclosed("a string") : at + 1;
    } else if (c == '<') {
      for (int open = 1; open > 0; ) {
        at = at + 1 >= text.length() ? unclosed("a string in < >") : at + 1;
        open += text.charAt(at) == '<' ? 1 : text.charAt(at) == '>' ? -1 : 0;
      }
      at++;
    }
    return at > from;
  }

  private int unclosed(String what) {
    at = text.length();
    throw bad("the text ends inside " + what);
  }

  private BadInput bad(String what) {
    return new BadInput("line %d: %s".formatted(line(), what));
  }

  private long line() {
    return 1 + text.substring(0, at).chars().filter(c -> c == '\n').count();
  }
}
