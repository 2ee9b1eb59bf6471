package zermelo.language.ground;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zermelo.language.board.BoardGeometry;
import zermelo.language.board.BoardGeometry.Form;
import zermelo.language.board.GraphAutomorphisms;
import zermelo.language.ground.GroundTermTable.GroundRefusal;

/** The symmetries of the cells alone: candidates for symmetries of the rules. */
final class SymmetryCandidates {
  private static final String[] NAMES = {
    "identity",
    "left-right mirror",
    "top-bottom mirror",
    "half turn",
    "diagonal mirror",
    "quarter turn to the right",
    "quarter turn to the left",
    "antidiagonal mirror"
  };

  private SymmetryCandidates() {}

  /**
   * All symmetries of the cells but the identity; together with it they form a group.
   *
   * @throws GroundRefusal if a graph has too many
   */
  static List<CellSymmetry> of(BoardGeometry geometry) {
    List<CellSymmetry> all = new ArrayList<>();
    if (geometry.form() == Form.POINTS) {
      int[] directions = IntStream.rangeClosed(0, BoardGeometry.DIRECTIONS).toArray();
      List<int[]> maps =
          new GraphAutomorphisms(geometry)
              .all()
              .orElseThrow(
                  () ->
                      new GroundRefusal(
                          "the points may be exchanged in too many ways to check each"));
      for (int[] map : maps) {
        all.add(new CellSymmetry("exchange of points", map, directions));
      }
    } else {
      for (int kind = 0; kind < NAMES.length; kind++) {
        boolean transposes = kind >= 4;
        if (!transposes || geometry.rows() == geometry.columns()) {
          all.add(new CellSymmetry(NAMES[kind], cells(geometry, kind), directions(kind)));
        }
      }
    }
    List<CellSymmetry> kept = new ArrayList<>();
    for (CellSymmetry candidate : all) {
      if (!candidate.isIdentity() && !kept.contains(candidate) && candidate.keeps(geometry)) {
        kept.add(candidate);
      }
    }
    return kept;
  }

  /** Bit 0 of the kind mirrors the columns, bit 1 the rows; bit 2 exchanges both before that. */
  private static int[] cells(BoardGeometry geometry, int kind) {
    return IntStream.rangeClosed(0, geometry.cells())
        .map(
            cell -> {
              int row = (kind & 4) == 0 ? geometry.row(cell) : geometry.column(cell);
              int column = (kind & 4) == 0 ? geometry.column(cell) : geometry.row(cell);
              return geometry.at(
                  (kind & 2) == 0 ? row : geometry.rows() + 1 - row,
                  (kind & 1) == 0 ? column : geometry.columns() + 1 - column);
            })
        .toArray();
  }

  private static int[] directions(int kind) {
    BoardGeometry nine = BoardGeometry.rectangle(3, 3, false);
    int[] cells = cells(nine, kind);
    int[] images = new int[BoardGeometry.DIRECTIONS + 1];
    for (int way = 1; way <= BoardGeometry.DIRECTIONS; way++) {
      int image = cells[nine.toward(5, way)];
      images[way] =
          IntStream.rangeClosed(1, BoardGeometry.DIRECTIONS)
              .filter(other -> nine.toward(5, other) == image)
              .findFirst()
              .orElseThrow();
    }
    return images;
  }
}
