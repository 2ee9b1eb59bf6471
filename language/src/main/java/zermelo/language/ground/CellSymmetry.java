package zermelo.language.ground;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zermelo.language.board.BoardGeometry;
import zermelo.language.program.BoardTerm.Directions;

/**
 * Maps the cells and directions of a board onto themselves.
 *
 * <p>{@link SymmetryCandidates} keeps only those that map neighbours to neighbours.
 */
public final class CellSymmetry {
  private final String name;
  private final int[] cells;
  private final int[] directions;

  /**
   * Creates a symmetry.
   *
   * @param cells the image of each cell; cell 0, outside the board, is its own image
   * @param directions the image of each direction, by its number
   */
  CellSymmetry(String name, int[] cells, int[] directions) {
    this.name = name;
    this.cells = cells;
    this.directions = directions;
  }

  public String name() {
    return name;
  }

  /** The image of a cell. */
  public int cell(int cell) {
    return cells[cell];
  }

  /** The image of a direction. */
  int direction(int direction) {
    return directions[direction];
  }

  /** The number of cells. */
  public int size() {
    return cells.length - 1;
  }

  /** The image of each cell, counted from 0. */
  public int[] zeroBased() {
    return Arrays.stream(cells).skip(1).map(cell -> cell - 1).toArray();
  }

  boolean isIdentity() {
    for (int cell = 0; cell < cells.length; cell++) {
      if (cells[cell] != cell) {
        return false;
      }
    }
    return true;
  }

  /** Whether it maps neighbours to neighbours, step by step in the mapped directions. */
  boolean keeps(BoardGeometry geometry) {
    for (int cell = 1; cell < cells.length; cell++) {
      for (int way = 1; way <= BoardGeometry.DIRECTIONS; way++) {
        if (geometry.toward(cells[cell], directions[way]) != cells[geometry.toward(cell, way)]) {
          return false;
        }
      }
      for (Directions kind : Directions.values()) {
        int[] near = geometry.adjacent(cell, kind);
        int[] images = Arrays.stream(near).map(c -> cells[c]).sorted().toArray();
        if (!Arrays.equals(images, geometry.adjacent(cells[cell], kind))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether directions of a kind keep their kind; hexagons have some that do not. */
  boolean keepsKind(Directions kind) {
    for (int way = 1; way <= BoardGeometry.DIRECTIONS; way++) {
      boolean sameParity = (way & 1) == (directions[way] & 1);
      if (kind != Directions.ALL && !sameParity) {
        return false;
      }
    }
    return true;
  }

  /** Whether the image of a row is a row (true), or a column (false); empty if numbers change. */
  Optional<Boolean> rowAs(BoardGeometry geometry, boolean isRow) {
    boolean same = true;
    boolean exchanged = true;
    for (int cell = 1; cell < cells.length; cell++) {
      int before = isRow ? geometry.row(cell) : geometry.column(cell);
      same &= before == (isRow ? geometry.row(cells[cell]) : geometry.column(cells[cell]));
      exchanged &= before == (isRow ? geometry.column(cells[cell]) : geometry.row(cells[cell]));
    }
    return same ? Optional.of(isRow) : exchanged ? Optional.of(!isRow) : Optional.empty();
  }

  /** Whether it maps the lines of some length onto each other. */
  boolean keepsLines(BoardGeometry geometry, int length) {
    Set<List<Integer>> lines = new HashSet<>();
    for (int[] line : geometry.lines(length)) {
      lines.add(Arrays.stream(line).sorted().boxed().toList());
    }
    for (int[] line : geometry.lines(length)) {
      if (!lines.contains(Arrays.stream(line).map(c -> cells[c]).sorted().boxed().toList())) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CellSymmetry that && Arrays.equals(cells, that.cells);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cells);
  }
}
