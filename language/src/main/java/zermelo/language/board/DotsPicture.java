package zermelo.language.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.Picture;
import zermelo.language.program.BoardDeclaration;

/**
 * Draws a board of dots with edges between them, and boxes between edges.
 *
 * <p>Such a board has {@code o} in every second cell of every second row, and the symbols {@code -}
 * and {@code |} for edges. A move that draws an edge is called by its two dots, {@code a1-b1}.
 */
record DotsPicture(BoardDeclaration board, BoardGeometry geometry) {
  private static final String DOT = "o";

  /** The picture; none if the board is not made of dots, or moves have other names. */
  Optional<Picture> draw(long[] symbols, Map<Integer, String> alone) {
    boolean dots =
        geometry.form() == BoardGeometry.Form.SQUARES
            && geometry.boards() == 1
            && geometry.rows() > 2
            && geometry.columns() > 2
            && geometry.rows() % 2 == 1
            && geometry.columns() % 2 == 1
            && board.symbols().contains(DOT)
            && board.symbols().contains("-")
            && board.symbols().contains("|")
            && cells().allMatch(cell -> isDot(cell) == mark(cell, symbols).equals(DOT))
            && alone.entrySet().stream()
                .allMatch(move -> name(move.getKey()).equals(move.getValue()));
    if (!dots) {
      return Optional.empty();
    }
    List<List<Picture.Edge>> level = new ArrayList<>();
    List<List<Picture.Edge>> upright = new ArrayList<>();
    List<List<Picture.Cell>> boxes = new ArrayList<>();
    for (int row = 1; row <= geometry.rows(); row++) {
      List<Picture.Edge> edges = new ArrayList<>();
      List<Picture.Cell> inside = new ArrayList<>();
      for (int column = 1; column <= geometry.columns(); column++) {
        int cell = geometry.at(row, column);
        if ((row + column) % 2 == 1) {
          edges.add(new Picture.Edge(name(cell), symbols[cell - 1] != 0));
        } else if (!isDot(cell)) {
          int owner = board.owned() ? board.owner((int) symbols[cell - 1]) : Picture.NOBODY;
          inside.add(new Picture.Cell("", mark(cell, symbols), owner, ""));
        }
      }
      if (row % 2 == 1) {
        level.add(edges);
      } else {
        upright.add(edges);
        boxes.add(inside);
      }
    }
    return Optional.of(
        new Picture.Dots(
            IntStream.rangeClosed(0, geometry.columns() / 2)
                .mapToObj(BoardGeometry::letters)
                .toList(),
            IntStream.rangeClosed(1, geometry.rows() / 2 + 1).mapToObj(Integer::toString).toList(),
            level,
            upright,
            boxes));
  }

  private IntStream cells() {
    return IntStream.rangeClosed(1, geometry.cells());
  }

  private boolean isDot(int cell) {
    return geometry.row(cell) % 2 == 1 && geometry.column(cell) % 2 == 1;
  }

  private String mark(int cell, long[] symbols) {
    int symbol = (int) symbols[cell - 1];
    return symbol == 0 ? "." : board.symbols().substring(symbol, symbol + 1);
  }

  /** The two dots at the ends of an edge. */
  private String name(int cell) {
    int row = geometry.row(cell);
    int column = geometry.column(cell);
    String first = BoardGeometry.letters((column + 1) / 2 - 1) + (row + 1) / 2;
    return first + "-" + BoardGeometry.letters(column / 2) + (row / 2 + 1);
  }
}
