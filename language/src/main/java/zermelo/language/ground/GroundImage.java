package zermelo.language.ground;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zermelo.language.board.BoardGeometry;
import zermelo.language.ground.GroundTermTable.GroundRefusal;
import zermelo.language.program.BoardTerm.Directions;

/**
 * Applies a symmetry of the board to ground terms.
 *
 * <p>If the board is mapped too, a term and its image have the same value, up to the symmetry. That
 * holds for each operator by itself: cells and directions are mapped, and numbers stay.
 */
final class GroundImage {
  private final GroundTermTable table;
  private final CellSymmetry symmetry;
  private final BoardGeometry geometry;
  private int[] known = new int[0]; // 1 + the image; 0 if it is not known yet

  GroundImage(GroundTermTable table, CellSymmetry symmetry, BoardGeometry geometry) {
    this.table = table;
    this.symmetry = symmetry;
    this.geometry = geometry;
  }

  int of(int term) {
    if (term >= known.length) {
      known = Arrays.copyOf(known, Math.max(2 * known.length, table.size()));
    }
    if (known[term] == 0) {
      int image = find(table.get(term));
      known[term] = image + 1;
    }
    return known[term] - 1;
  }

  private int find(GroundTermTable.GroundTerm term) {
    return switch (term.operator()) {
      case CELL -> table.leaf(GroundOperator.CELL, symmetry.cell((int) term.value()));
      case DIRECTION ->
          table.leaf(GroundOperator.DIRECTION, symmetry.direction((int) term.value()));
      case ROW -> coordinate(term, true);
      case COLUMN -> coordinate(term, false);
      case LINE -> {
        if (!symmetry.keepsLines(geometry, (int) term.value())) {
          throw new GroundRefusal("it does not map lines to lines");
        }
        yield mapped(term.operator(), term);
      }
      case SLIDE -> {
        if (!symmetry.keepsKind((Directions) term.detail())) {
          throw new GroundRefusal("it does not map slides to slides");
        }
        yield mapped(term.operator(), term);
      }
      default -> mapped(term.operator(), term);
    };
  }

  private int coordinate(GroundTermTable.GroundTerm term, boolean isRow) {
    boolean row =
        symmetry
            .rowAs(geometry, isRow)
            .orElseThrow(
                () ->
                    new GroundRefusal(
                        "it changes the %s of a cell that depends on the position"
                            .formatted(isRow ? "row" : "column")));
    return mapped(row ? GroundOperator.ROW : GroundOperator.COLUMN, term);
  }

  private int mapped(GroundOperator operator, GroundTermTable.GroundTerm term) {
    List<Integer> parts = new ArrayList<>();
    for (int part : term.parts()) {
      parts.add(of(part));
    }
    return table.of(operator, term.detail(), parts);
  }
}
