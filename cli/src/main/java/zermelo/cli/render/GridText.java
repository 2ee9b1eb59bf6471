package zermelo.cli.render;

import java.util.ArrayList;
import java.util.List;
import zermelo.application.words.TextFormatting;
import zermelo.kernel.Picture;
import zermelo.kernel.Picture.Cell;

/** Draws boards of cells with headings. A board wider than the screen is drawn in pieces. */
final class GridText {
  private static final int SCREEN = 78;

  private final Picture.Grid grid;
  private final PictureStyle ink;
  private final int left; // the width of the rows' headings
  private final int width; // of a column

  private GridText(Picture.Grid grid, PictureStyle ink) {
    this.grid = grid;
    this.ink = ink;
    this.left = TextFormatting.widest(grid.rows());
    this.width = Math.max(1, TextFormatting.widest(grid.columns()));
  }

  static List<String> lines(Picture.Grid grid, PictureStyle ink) {
    GridText text = new GridText(grid, ink);
    List<String> lines = new ArrayList<>();
    int all = grid.columns().size();
    // The rows of a slanted board are shifted against each other, so it stays in one piece.
    int piece = grid.slanted() ? all : Math.max(1, (SCREEN - text.left - 2) / (text.width + 1));
    for (int from = 0; from < all; from += piece) {
      if (from > 0) {
        lines.add("");
      }
      text.piece(from, Math.min(all, from + piece), lines);
    }
    if (!grid.note().isEmpty()) {
      lines.add(" " + ink.dim(grid.note()));
    }
    return lines;
  }

  private void piece(int from, int to, List<String> lines) {
    StringBuilder headings = new StringBuilder(margin(""));
    for (String heading : grid.columns().subList(from, to)) {
      headings.append(' ').append(right(heading, width, ink.dim(heading)));
    }
    lines.add(headings.toString());
    for (int row = 0; row < grid.cells().size(); row++) {
      StringBuilder line = new StringBuilder(grid.slanted() ? " ".repeat(row) : "");
      line.append(margin(grid.rows().get(row)));
      for (Cell cell : grid.cells().get(row).subList(from, to)) {
        line.append(' ').append(right(".", width, mark(cell)));
      }
      lines.add(line.toString().stripTrailing());
    }
  }

  private String margin(String heading) {
    return left == 0 ? " " : " " + right(heading, left, ink.dim(heading)) + " ";
  }

  private String mark(Cell cell) {
    String mark = cell.mark().isEmpty() ? " " : cell.mark();
    return ink.valued(cell.move(), ink.owned(cell.owner(), mark));
  }

  /** Right-aligns a text by its length without colours. */
  private static String right(String plain, int width, String painted) {
    return " ".repeat(width - plain.length()) + painted;
  }
}
