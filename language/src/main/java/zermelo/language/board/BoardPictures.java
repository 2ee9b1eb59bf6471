package zermelo.language.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import zermelo.kernel.Picture;
import zermelo.kernel.Picture.CellMove;
import zermelo.language.program.BoardDeclaration;
import zermelo.language.program.BoardTerm.Directions;

/**
 * Draws a board that holds the symbols of one position.
 *
 * @param byColumns whether a move names only a column, as in connect four; then a cell is called by
 *     its column
 * @param goals whether the players join sides of the board, as in hex; the picture then shows whose
 *     sides they are
 */
public record BoardPictures(
    BoardDeclaration board, BoardGeometry geometry, boolean byColumns, boolean goals) {
  /** Draws squares, hexagons, points or trees; squares with dots in their corners as such. */
  public Picture draw(long[] symbols, List<CellMove> moves, Map<Integer, String> alone) {
    return switch (geometry.form()) {
      case POINTS -> points(symbols, moves, alone);
      case TREE -> new Picture.Tree(branches(0, symbols, alone));
      case SQUARES, HEXAGONS ->
          linesMatter()
              ? points(symbols, moves, alone)
              : new DotsPicture(board, geometry)
                  .draw(symbols, alone)
                  .orElseGet(() -> grid(symbols, moves, alone));
    };
  }

  /** Whether the text joins cells in a way that a grid of squares would not show. */
  private boolean linesMatter() {
    return geometry.joined()
        && IntStream.rangeClosed(1, geometry.cells())
            .anyMatch(
                cell ->
                    !Arrays.equals(
                        geometry.adjacent(cell, Directions.ORTHOGONAL),
                        geometry.adjacent(cell, Directions.ALL)));
  }

  /** The name of a cell in the picture. */
  public String name(int cell) {
    return byColumns ? Integer.toString(geometry.column(cell)) : geometry.name(cell);
  }

  private Picture.Grid grid(long[] symbols, List<CellMove> moves, Map<Integer, String> alone) {
    List<List<Picture.Cell>> rows = new ArrayList<>();
    for (int row = 1; row <= geometry.rows(); row++) {
      List<Picture.Cell> cells = new ArrayList<>();
      for (int column = 1; column <= geometry.columns(); column++) {
        cells.add(cell(geometry.at(row, column), symbols, alone));
      }
      rows.add(cells);
    }
    boolean numbered = byColumns || geometry.numbered();
    List<String> columns =
        IntStream.range(0, geometry.columns())
            .mapToObj(c -> numbered ? Integer.toString(c + 1) : BoardGeometry.letters(c))
            .toList();
    List<String> names =
        numbered
            ? Collections.nCopies(geometry.rows(), "")
            : IntStream.range(0, geometry.rows())
                .mapToObj(row -> Integer.toString(row % geometry.boardRows() + 1))
                .toList();
    boolean slanted = geometry.form() == BoardGeometry.Form.HEXAGONS;
    boolean sides = slanted && goals && board.owned();
    return new Picture.Grid(columns, names, rows, slanted, sides, sides ? goalNote() : "", moves);
  }

  private String goalNote() {
    return "%c connects top and bottom, %c left and right"
        .formatted(board.symbols().charAt(board.left()), board.symbols().charAt(board.right()));
  }

  /** The edges above an edge; those on the ground for 0. */
  private List<Picture.Branch> branches(int edge, long[] symbols, Map<Integer, String> alone) {
    List<Picture.Branch> branches = new ArrayList<>();
    for (int above : geometry.children(edge)) {
      Picture.Cell cell = cell(above, symbols, alone);
      if (symbols[above - 1] != 0) {
        String mark = TreeNotation.isList(board) ? "" : cell.mark();
        branches.add(
            new Picture.Branch(
                cell.name(), mark, cell.owner(), cell.move(), branches(above, symbols, alone)));
      }
    }
    return branches;
  }

  private Picture.Points points(long[] symbols, List<CellMove> moves, Map<Integer, String> alone) {
    List<Picture.Join> joins = new ArrayList<>();
    for (int cell = 1; cell <= geometry.cells(); cell++) {
      for (int near : geometry.adjacent(cell, Directions.ORTHOGONAL)) {
        if (cell < near) {
          joins.add(new Picture.Join(cell - 1, near - 1));
        }
      }
    }
    PointLayout layout =
        geometry.form() == BoardGeometry.Form.POINTS
            ? PointLayout.of(geometry.cells(), joins)
            : PointLayout.grid(geometry);
    List<Picture.Point> points = new ArrayList<>();
    for (int i = 0; i < geometry.cells(); i++) {
      points.add(new Picture.Point(cell(i + 1, symbols, alone), layout.x(i), layout.y(i)));
    }
    return new Picture.Points(points, joins, moves);
  }

  private Picture.Cell cell(int cell, long[] symbols, Map<Integer, String> alone) {
    int symbol = (int) symbols[cell - 1];
    String mark = symbol == 0 ? "." : board.symbols().substring(symbol, symbol + 1);
    int owner = board.owned() ? board.owner(symbol) : Picture.NOBODY;
    return new Picture.Cell(name(cell), mark, owner, alone.getOrDefault(cell, ""));
  }

  /** The labels of the moves that one cell alone stands for, by the number of the cell. */
  public static Map<Integer, String> alone(Map<String, List<Integer>> cellsOfMoves) {
    Map<Integer, String> alone = new HashMap<>();
    cellsOfMoves.forEach(
        (label, cells) -> {
          if (cells.size() == 1 && alone.putIfAbsent(cells.getFirst(), label) != null) {
            alone.put(cells.getFirst(), ""); // several moves: the cell does not say which
          }
        });
    alone.values().removeIf(String::isEmpty);
    return alone;
  }
}
