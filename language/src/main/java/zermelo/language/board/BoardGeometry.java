package zermelo.language.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import zermelo.language.program.BoardTerm.Directions;

/**
 * The cells of a board: which touch each other, and in which direction.
 *
 * <p>Cells are numbers from 1 on, row by row; 0 stands for no cell. Directions are numbers from 1
 * (north) clockwise to 8 (north-west). Immutable.
 */
public final class BoardGeometry {
  /** The shape of cells. */
  public enum Form {
    SQUARES,
    /** A rhombus of hexagons: each row lies half a cell further right than the one above. */
    HEXAGONS,
    /** Points that a condition or the edges of a graph join. They have no directions. */
    POINTS,
    /** Edges of trees. An edge touches the one below it and those above. */
    TREE
  }

  public static final int DIRECTIONS = 8;

  /** The largest number of cells of a board of several rows, and of points. */
  public static final int MAX_CELLS = 400;

  /** The largest number of cells of a strip. */
  public static final int MAX_STRIP = 10_000;

  /** The largest number of edges of a tree. */
  public static final int MAX_EDGES = 1_000;

  private static final int[] DOWN = {0, -1, -1, 0, 1, 1, 1, 0, -1};
  private static final int[] RIGHT = {0, 0, 1, 1, 1, 0, -1, -1, -1};

  private final Form form;
  private final int rows;
  private final int columns;
  private final int boards; // one below the other
  private final boolean numbered;
  private final boolean joined; // whether the text says which cells are neighbours
  private final int[][] toward; // by direction, then by cell
  private final Map<Directions, int[][]> adjacent; // by cell, ascending
  private final Map<Integer, int[][]> lines = new ConcurrentHashMap<>();
  private final int[] parents; // of a tree, by cell; 0 is the ground
  private final List<String> names; // of the points of a graph, by cell from 1

  private BoardGeometry(
      Form form,
      int boards,
      int rows,
      int columns,
      boolean numbered,
      int[][] orthogonal,
      int[] parents,
      List<String> names) {
    this.form = form;
    this.names = List.copyOf(names);
    this.boards = boards;
    this.rows = boards * rows;
    this.columns = columns;
    this.numbered = numbered;
    this.parents = parents;
    this.toward = new int[DIRECTIONS + 1][cells() + 1];
    if (form == Form.POINTS || form == Form.TREE) {
      this.joined = true;
      int[][] none = new int[cells() + 1][0];
      this.adjacent =
          Map.of(
              Directions.ORTHOGONAL,
              orthogonal,
              Directions.DIAGONAL,
              none,
              Directions.ALL,
              orthogonal);
      return;
    }
    for (int direction = 1; direction <= DIRECTIONS; direction++) {
      boolean exists = form == Form.SQUARES || (direction != 4 && direction != 8);
      for (int cell = 1; exists && cell <= cells(); cell++) {
        int next = at(row(cell) + DOWN[direction], column(cell) + RIGHT[direction]);
        toward[direction][cell] = next > 0 && board(next) == board(cell) ? next : 0;
      }
    }
    boolean hexagons = form == Form.HEXAGONS;
    int[] all = IntStream.rangeClosed(1, DIRECTIONS).toArray();
    this.joined = orthogonal.length > 0;
    this.adjacent =
        Map.of(
            Directions.ORTHOGONAL,
            joined ? orthogonal : neighbours(hexagons ? all : new int[] {1, 3, 5, 7}),
            Directions.DIAGONAL,
            neighbours(hexagons ? new int[0] : new int[] {2, 4, 6, 8}),
            Directions.ALL,
            neighbours(all));
  }

  /** What may differ between boards of the same rules: the size, and the parents of a tree. */
  public List<Integer> shape() {
    return IntStream.concat(IntStream.of(rows, columns), Arrays.stream(parents)).boxed().toList();
  }

  /** A board of squares or hexagons. */
  public static BoardGeometry rectangle(int rows, int columns, boolean hexagons) {
    Form form = hexagons ? Form.HEXAGONS : Form.SQUARES;
    return new BoardGeometry(form, 1, rows, columns, false, new int[0][], new int[0], List.of());
  }

  /**
   * Returns {@code count} boards like this one, side by side. No direction leads to another board.
   */
  public BoardGeometry times(int count) {
    return new BoardGeometry(
        form, count, rows, columns, numbered, new int[0][], parents, List.of());
  }

  /**
   * Returns this board with other neighbours. Directions, and what lies around a cell, stay.
   *
   * @param joined says of each pair of cells whether they are neighbours
   */
  public BoardGeometry withNeighbours(BiPredicate<Integer, Integer> joined) {
    return new BoardGeometry(
        form, boards, boardRows(), columns, numbered, joined(cells(), joined), parents, names);
  }

  /** One row, whose cells are named by their numbers. */
  public static BoardGeometry strip(int length) {
    return new BoardGeometry(Form.SQUARES, 1, 1, length, true, new int[0][], new int[0], List.of());
  }

  /** Points, named by their numbers; {@code joined} says of each pair whether they touch. */
  public static BoardGeometry points(int count, BiPredicate<Integer, Integer> joined) {
    int[][] near = joined(count, joined);
    return new BoardGeometry(Form.POINTS, 1, 1, count, true, near, new int[0], List.of());
  }

  /** The points of a graph, with their own names. */
  public static BoardGeometry graph(NamedGraph graph) {
    int count = graph.points().size();
    int[][] near =
        joined(
            count, (first, second) -> graph.edges().contains(new NamedGraph.Edge(first, second)));
    return new BoardGeometry(Form.POINTS, 1, 1, count, true, near, new int[0], graph.points());
  }

  /**
   * The edges of trees, named by their numbers.
   *
   * @param parents the edge below each edge, from edge 1 on; 0 is the ground
   */
  public static BoardGeometry tree(int[] parents) {
    int[] below = new int[parents.length + 1];
    System.arraycopy(parents, 0, below, 1, parents.length);
    int[][] near =
        joined(parents.length, (first, second) -> below[first] == second || below[second] == first);
    return new BoardGeometry(Form.TREE, 1, 1, parents.length, true, near, below, List.of());
  }

  private static int[][] joined(int count, BiPredicate<Integer, Integer> joined) {
    List<List<Integer>> near = new ArrayList<>();
    IntStream.rangeClosed(0, count).forEach(point -> near.add(new ArrayList<>()));
    for (int first = 1; first <= count; first++) {
      for (int second = first + 1; second <= count; second++) {
        if (joined.test(first, second)) {
          near.get(first).add(second);
          near.get(second).add(first);
        }
      }
    }
    return near.stream()
        .map(list -> list.stream().mapToInt(Integer::intValue).sorted().toArray())
        .toArray(int[][]::new);
  }

  private int[][] neighbours(int[] directions) {
    int[][] found = new int[cells() + 1][];
    for (int cell = 0; cell <= cells(); cell++) {
      int from = cell;
      found[cell] =
          Arrays.stream(directions).map(d -> toward[d][from]).filter(c -> c > 0).sorted().toArray();
    }
    return found;
  }

  public Form form() {
    return form;
  }

  public int rows() {
    return rows;
  }

  public int columns() {
    return columns;
  }

  /** The number of boards. Each of them has the same number of rows. */
  public int boards() {
    return boards;
  }

  /** The number of rows of one board. */
  public int boardRows() {
    return rows / boards;
  }

  /** The board of a cell, from 0. */
  private int board(int cell) {
    return (row(cell) - 1) / boardRows();
  }

  /** Whether cells are named by their numbers. */
  public boolean numbered() {
    return numbered;
  }

  /** Whether the text says which cells are neighbours. */
  public boolean joined() {
    return joined;
  }

  /** The number of cells. */
  public int cells() {
    return rows * columns;
  }

  /** The row of a cell, from 1; 0 for no cell. */
  public int row(int cell) {
    return cell == 0 ? 0 : (cell - 1) / columns + 1;
  }

  /** The column of a cell, from 1; 0 for no cell. */
  public int column(int cell) {
    return cell == 0 ? 0 : (cell - 1) % columns + 1;
  }

  /** The cell in a row and column; 0 outside the board. */
  public int at(long row, long column) {
    boolean inside = row >= 1 && row <= rows && column >= 1 && column <= columns;
    return inside ? (int) ((row - 1) * columns + column) : 0;
  }

  /** The cell one step in a direction; 0 outside the board and for no direction. */
  public int toward(int cell, long direction) {
    return direction >= 1 && direction <= DIRECTIONS ? toward[(int) direction][cell] : 0;
  }

  /** The cell at a distance in a direction. The distance may be 0 or negative. */
  public int toward(int cell, long direction, long steps) {
    long way = steps < 0 ? (direction + 3) % DIRECTIONS + 1 : direction;
    int at = cell;
    for (long step = Math.abs(steps); step > 0 && at != 0; step--) {
      at = toward(at, way);
    }
    return at;
  }

  /** The edge below an edge of a tree; 0 is the ground. */
  public int parent(int cell) {
    return parents[cell];
  }

  /** The edges above an edge of a tree, in ascending order; those on the ground for 0. */
  public int[] children(int cell) {
    return IntStream.rangeClosed(1, cells()).filter(other -> parents[other] == cell).toArray();
  }

  /**
   * The symbols after edges of trees fall that no path joins with the ground: they become empty.
   */
  public long[] supported(long[] symbols) {
    if (form != Form.TREE) {
      return symbols;
    }
    long[] left = new long[symbols.length];
    int[] waiting = new int[symbols.length + 1]; // the ground and the edges that stay
    int count = 1;
    while (count > 0) {
      count--;
      for (int above : children(waiting[count])) {
        if (symbols[above - 1] != 0) {
          left[above - 1] = symbols[above - 1];
          waiting[count++] = above;
        }
      }
    }
    return left;
  }

  /** The cells one step away, in ascending order. The caller must not change the array. */
  public int[] adjacent(int cell, Directions directions) {
    return java.util.Objects.requireNonNull(adjacent.get(directions))[cell];
  }

  /** All lines of this length, along rows, columns and diagonals, each once. */
  public int[][] lines(int length) {
    return lines.computeIfAbsent(length, this::findLines);
  }

  private int[][] findLines(int length) {
    List<int[]> found = new ArrayList<>();
    for (int cell = 1; length > 0 && cell <= cells(); cell++) {
      int last = length == 1 ? 2 : 5; // a single cell is one line, not four
      for (int direction = 2; direction <= last; direction++) {
        int[] line = new int[length];
        line[0] = cell;
        for (int i = 1; i < length; i++) {
          line[i] = toward[direction][line[i - 1]];
        }
        if (line[length - 1] != 0) {
          found.add(line);
        }
      }
    }
    return found.toArray(int[][]::new);
  }

  /**
   * The name of a cell in moves: {@code b3} is in the second column and the third row. With several
   * boards it begins with the board, as the moves of heaps do: {@code heap 2: b3}.
   */
  public String name(int cell) {
    if (cell == 0) {
      return "none";
    }
    if (numbered) {
      return names.isEmpty() ? Integer.toString(cell) : names.get(cell - 1);
    }
    String name = letters(column(cell) - 1) + ((row(cell) - 1) % boardRows() + 1);
    return boards == 1 ? name : "heap " + (board(cell) + 1) + ": " + name;
  }

  /** The cell of a name; 0 if there is none. */
  public int named(String name) {
    return IntStream.rangeClosed(1, cells())
        .filter(cell -> name(cell).equals(name))
        .findFirst()
        .orElse(0);
  }

  /** The letters of a column, counted from 0: a to z, then aa, ab. */
  public static String letters(int column) {
    String last = Character.toString((char) ('a' + column % 26));
    return column < 26 ? last : letters(column / 26 - 1) + last;
  }
}
