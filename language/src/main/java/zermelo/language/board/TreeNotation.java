package zermelo.language.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zermelo.kernel.input.BadInput;
import zermelo.language.program.BoardDeclaration;

/**
 * Reads and prints trees whose edges hold symbols.
 *
 * <p>A stalk is its edges from the ground up, {@code lrl}; branches stand in brackets, {@code
 * l(l;rl)}; several stalks are joined by {@code +}. If there is only one kind of edge, a tree is
 * the list of the edges below its edges, {@code [0,1,1]}, where 0 is the ground.
 */
public final class TreeNotation {
  private final BoardDeclaration board;
  private final String text;
  private final List<Integer> parents = new ArrayList<>();
  private final List<Long> symbols = new ArrayList<>();
  private int at;

  private TreeNotation(BoardDeclaration board, String text) {
    this.board = board;
    this.text = text;
  }

  /** A tree: its edges, and the symbol of each. */
  public record Tree(BoardGeometry geometry, List<Long> symbols) {}

  /** Whether trees of this board are lists of edges, because all edges are alike. */
  public static boolean isList(BoardDeclaration board) {
    return board.symbols().length() == 2;
  }

  /**
   * Reads a tree.
   *
   * @throws BadInput that says what is wrong
   */
  public static Tree read(BoardDeclaration board, String text) {
    TreeNotation reader = new TreeNotation(board, text.strip());
    if (isList(board)) {
      reader.list();
    } else if (!reader.text.equals("0")) {
      do {
        reader.stalk(0);
      } while (reader.accept('+'));
      if (reader.at < reader.text.length()) {
        throw reader.expected("an edge, one of " + reader.edges());
      }
    }
    int[] below = reader.parents.stream().mapToInt(Integer::intValue).toArray();
    if (below.length > BoardGeometry.MAX_EDGES) {
      throw new BadInput("a tree has at most " + BoardGeometry.MAX_EDGES + " edges");
    }
    long[] marks = reader.symbols.stream().mapToLong(Long::longValue).toArray();
    BoardGeometry geometry = BoardGeometry.tree(below);
    if (Arrays.stream(geometry.supported(marks)).anyMatch(mark -> mark == 0)) {
      throw new BadInput("every edge must hang on the ground, 0, by other edges");
    }
    return new Tree(geometry, List.copyOf(reader.symbols));
  }

  private void list() {
    boolean list = text.length() > 1 && text.startsWith("[") && text.endsWith("]");
    String inside = list ? text.substring(1, text.length() - 1).strip() : "";
    String[] items = inside.isEmpty() ? new String[0] : inside.split("\\s*,\\s*", -1);
    if (!list || !Arrays.stream(items).allMatch(item -> item.matches("\\d{1,6}"))) {
      throw new BadInput("write the edge below each edge in brackets, 0 for the ground: [0,1,1]");
    }
    for (String item : items) {
      int below = Integer.parseInt(item);
      if (below > items.length) {
        throw new BadInput("there is no edge " + below + ", only " + items.length);
      }
      parents.add(below);
      symbols.add(1L);
    }
  }

  /** Reads a stalk and the branches on it, which grow from an edge or from the ground. */
  private void stalk(int ground) {
    int below = ground;
    int first = symbols.size();
    while (at < text.length() && edge() > 0) {
      parents.add(below);
      symbols.add((long) edge());
      below = symbols.size();
      at++;
      if (symbols.size() > BoardGeometry.MAX_EDGES) {
        throw new BadInput("a tree has at most " + BoardGeometry.MAX_EDGES + " edges");
      }
    }
    if (symbols.size() == first) {
      throw expected("an edge, one of " + edges());
    }
    if (accept('(')) {
      do {
        stalk(below);
      } while (accept(';'));
      if (!accept(')')) {
        throw expected("';' or ')'");
      }
    }
  }

  /** The symbol of the edge here; not positive if there is none. */
  private int edge() {
    return board.symbols().indexOf(text.charAt(at));
  }

  private boolean accept(char wanted) {
    boolean found = at < text.length() && text.charAt(at) == wanted;
    at += found ? 1 : 0;
    return found;
  }

  private String edges() {
    return String.join(" ", board.symbols().substring(1).split(""));
  }

  private BadInput expected(String what) {
    String found = at < text.length() ? "found '" + text.charAt(at) + "'" : "the text ends";
    return new BadInput(
        "expected %s at character %d, but %s; a tree is written l(l;rl)"
            .formatted(what, at + 1, found));
  }

  /** Prints a tree without empty edges. */
  public static String print(BoardDeclaration board, BoardGeometry geometry, long[] symbols) {
    if (isList(board)) {
      return IntStream.rangeClosed(1, geometry.cells())
          .mapToObj(cell -> Integer.toString(geometry.parent(cell)))
          .collect(Collectors.joining(",", "[", "]"));
    }
    if (symbols.length == 0) {
      return "0";
    }
    return Arrays.stream(geometry.children(0))
        .mapToObj(cell -> stalk(board, geometry, symbols, cell))
        .collect(Collectors.joining("+"));
  }

  private static String stalk(
      BoardDeclaration board, BoardGeometry geometry, long[] symbols, int cell) {
    StringBuilder text = new StringBuilder();
    int edge = cell;
    int[] above = geometry.children(edge);
    text.append(board.symbols().charAt((int) symbols[edge - 1]));
    while (above.length == 1) {
      edge = above[0];
      text.append(board.symbols().charAt((int) symbols[edge - 1]));
      above = geometry.children(edge);
    }
    if (above.length == 0) {
      return text.toString();
    }
    return Arrays.stream(above)
        .mapToObj(branch -> stalk(board, geometry, symbols, branch))
        .collect(Collectors.joining(";", text + "(", ")"));
  }
}
