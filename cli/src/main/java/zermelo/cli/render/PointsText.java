package zermelo.cli.render;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zermelo.kernel.Picture;
import zermelo.kernel.Picture.Cell;
import zermelo.kernel.Picture.Join;
import zermelo.kernel.Picture.Point;

/**
 * Draws a board of points: each with its name, {@code 3:x}, at its place, and dots along the lines.
 * A board with many points is a list of them with their neighbours.
 */
final class PointsText {
  private static final int SIDE = 1000;

  /** The most points that are drawn at their places. */
  private static final int MOST_DRAWN = 30;

  /** Columns between two neighbouring points in a row of them. */
  private static final int STEP = 8;

  private static final int MOST_ROWS = 17;

  private final Picture.Points board;
  private final PictureStyle ink;

  private PointsText(Picture.Points board, PictureStyle ink) {
    this.board = board;
    this.ink = ink;
  }

  static List<String> lines(Picture.Points board, PictureStyle ink) {
    PointsText text = new PointsText(board, ink);
    return board.points().size() <= MOST_DRAWN ? text.drawn() : text.listed();
  }

  private List<String> drawn() {
    int rows = size(board.points().stream().mapToInt(Point::y).toArray(), 4, MOST_ROWS);
    int columns = size(board.points().stream().mapToInt(Point::x).toArray(), STEP, 8 * STEP);
    String[][] canvas = new String[rows][columns + 8];
    for (String[] line : canvas) {
      Arrays.fill(line, " ");
    }
    for (Join join : board.joins()) {
      line(canvas, rows, columns, board.points().get(join.from()), board.points().get(join.to()));
    }
    for (Point point : board.points()) {
      int row = at(point.y(), rows);
      int column = at(point.x(), columns);
      String name = point.cell().name();
      // A blank on each side keeps the name apart from the lines.
      canvas[row][column] = " ";
      for (int i = 0; i < name.length(); i++) {
        canvas[row][column + 1 + i] = ink.dim(name.substring(i, i + 1));
      }
      canvas[row][column + 1 + name.length()] = ink.dim(":");
      canvas[row][column + 2 + name.length()] = mark(point.cell());
      canvas[row][column + 3 + name.length()] = " ";
    }
    return Arrays.stream(canvas).map(line -> String.join("", line).stripTrailing()).toList();
  }

  /** How many rows or columns the different coordinates of the points need. */
  private static int size(int[] coordinates, int step, int most) {
    int different = (int) Arrays.stream(coordinates).distinct().count();
    return Math.min(most, (different - 1) * step + 1);
  }

  private static int at(int coordinate, int size) {
    return (int) Math.round((double) coordinate * (size - 1) / SIDE);
  }

  private void line(String[][] canvas, int rows, int columns, Point from, Point to) {
    int dots = Math.max(rows, columns / 3);
    for (int i = 0; i <= dots; i++) {
      double part = (double) i / dots;
      int y = at((int) Math.round(from.y() + part * (to.y() - from.y())), rows);
      int x = at((int) Math.round(from.x() + part * (to.x() - from.x())), columns);
      canvas[y][x + 2] = ink.dim(".");
    }
  }

  private List<String> listed() {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < board.points().size(); i++) {
      int point = i;
      String near =
          String.join(
              " ",
              board.joins().stream()
                  .filter(join -> join.from() == point || join.to() == point)
                  .map(join -> join.from() == point ? join.to() : join.from())
                  .map(other -> board.points().get(other).cell().name())
                  .toList());
      Cell cell = board.points().get(i).cell();
      lines.add(ink.dim(cell.name() + ":") + mark(cell) + ink.dim("  beside " + near));
    }
    return lines;
  }

  private String mark(Cell cell) {
    return ink.valued(cell.move(), ink.owned(cell.owner(), cell.mark()));
  }
}
