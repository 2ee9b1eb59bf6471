package zermelo.language.compile.board.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zermelo.language.board.BoardGeometry;
import zermelo.language.compile.analysis.CompilerInput;
import zermelo.language.packing.BitField;
import zermelo.language.program.BoardTerm.Directions;
import zermelo.language.program.Program;

/**
 * What all methods of a compiled class share: the game, its board, and the tables made for it.
 *
 * <p>Tables are made once and become constants of the class.
 */
public final class BoardPlan {
  /** A set of cells must fit into a word. */
  public static final int MOST_CELLS = 64;

  public final CompilerInput input;
  public final Program program;
  public final BoardGeometry geometry;
  public final int cells;

  /** All cells. */
  public final long all;

  /** The number of symbols of a cell. */
  public final int symbols;

  /** The fields of the planes of the board: bit k of the symbol of each cell is in plane k. */
  public final List<BitField> planes;

  /** Whether short loops over constants are written out. */
  public final boolean unrolls;

  private final List<Object> tables = new ArrayList<>();

  public BoardPlan(CompilerInput input, boolean unrolls) {
    this.input = input;
    this.program = input.program();
    this.geometry = input.settled().geometry;
    this.cells = geometry.cells();
    this.all = cells == 0 ? 0 : -1L >>> (64 - cells);
    this.symbols = program.board().map(board -> board.symbols().length()).orElse(0);
    this.unrolls = unrolls;
    this.planes =
        input.parts().stream()
            .filter(part -> part.kind() == Program.Kind.BOARD)
            .flatMap(part -> part.fields().stream())
            .toList();
  }

  /** The arrays that the code refers to by number. */
  public List<Object> tables() {
    return tables;
  }

  public int table(long[] numbers) {
    return number(numbers);
  }

  public int table(int[] numbers) {
    return number(numbers);
  }

  private int number(Object array) {
    for (int i = 0; i < tables.size(); i++) {
      if (same(tables.get(i), array)) {
        return i;
      }
    }
    tables.add(array);
    return tables.size() - 1;
  }

  private static boolean same(Object a, Object b) {
    if (a instanceof long[] longs && b instanceof long[] others) {
      return Arrays.equals(longs, others);
    }
    return a instanceof int[] ints && b instanceof int[] more && Arrays.equals(ints, more);
  }

  /** The neighbours of each cell as a set, by number of the cell. */
  public long[] near(Directions directions) {
    long[] near = new long[cells + 1];
    for (int cell = 1; cell <= cells; cell++) {
      for (int other : geometry.adjacent(cell, directions)) {
        near[cell] |= bit(other);
      }
    }
    return near;
  }

  /** The neighbour of cell c in direction d at 9 * c + d. */
  public int[] toward() {
    int side = BoardGeometry.DIRECTIONS + 1;
    int[] toward = new int[side * (cells + 1)];
    for (int cell = 1; cell <= cells; cell++) {
      for (int direction = 1; direction < side; direction++) {
        toward[side * cell + direction] = geometry.toward(cell, direction);
      }
    }
    return toward;
  }

  /** All cells beyond cell c in direction d, as a set, at 9 * c + d. */
  public long[] rays() {
    int side = BoardGeometry.DIRECTIONS + 1;
    long[] rays = new long[side * (cells + 1)];
    for (int cell = 1; cell <= cells; cell++) {
      for (int direction = 1; direction < side; direction++) {
        int at = geometry.toward(cell, direction);
        while (at != 0) {
          rays[side * cell + direction] |= bit(at);
          at = geometry.toward(at, direction);
        }
      }
    }
    return rays;
  }

  /** Whether the cells are the edges of trees. Edges that were cut are no cells then. */
  public boolean isTree() {
    return geometry.form() == BoardGeometry.Form.TREE;
  }

  /** The edges of trees that stand on the ground. */
  public long ground() {
    long ground = 0;
    for (int cell : geometry.children(0)) {
      ground |= bit(cell);
    }
    return ground;
  }

  /** The list slot with the symbols of the board. */
  public int boardSlot() {
    return input.settled().boardSlot;
  }

  /** The word with the bit of one cell; 0 for no cell. */
  public static long bit(long cell) {
    return cell == 0 ? 0 : 1L << (cell - 1);
  }
}
