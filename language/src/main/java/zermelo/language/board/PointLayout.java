package zermelo.language.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zermelo.kernel.Picture.Join;

/**
 * Places the points of a board on a square with sides of 1000.
 *
 * <p>A path is a row. For other boards it tries a circle in the order of the numbers, a circle
 * around a point that is joined with all others, rows of every length, the layers of a tree, and
 * columns by the distance from each point. It takes the one with the fewest lines that cross each
 * other or lead through a third point; of equals, the first.
 */
public final class PointLayout {
  private static final int SIDE = 1000;

  /** With more lines than this, crossings are not counted, and the points lie on a circle. */
  private static final int MOST_JOINS = 200;

  /** A line through a point looks as if it ended there, so it counts as several crossings. */
  private static final int THROUGH = 10;

  private final double[] x;
  private final double[] y;

  private PointLayout(int count) {
    this.x = new double[count];
    this.y = new double[count];
  }

  /** The best layout of {@code count} points with lines between them. */
  public static PointLayout of(int count, List<Join> joins) {
    if (joins.stream().allMatch(join -> join.to() == join.from() + 1)) {
      return rows(count, count);
    }
    PointLayout best = circle(count, -1);
    if (joins.size() > MOST_JOINS) {
      return best;
    }
    int least = best.faults(joins);
    for (PointLayout layout : candidates(count, joins)) {
      int faults = layout.faults(joins);
      if (faults < least) {
        least = faults;
        best = layout;
      }
    }
    return best;
  }

  /** The cells of a grid at their places. Hexagons lie half a cell further right in each row. */
  static PointLayout grid(BoardGeometry board) {
    PointLayout layout = new PointLayout(board.cells());
    double slant = board.form() == BoardGeometry.Form.HEXAGONS ? 0.5 : 0;
    double width = board.columns() - 1 + slant * (board.rows() - 1);
    for (int i = 0; i < board.cells(); i++) {
      int row = board.row(i + 1) - 1;
      double column = board.column(i + 1) - 1 + slant * row;
      layout.x[i] = width == 0 ? SIDE / 2.0 : SIDE * column / width;
      layout.y[i] = board.rows() == 1 ? SIDE / 2.0 : SIDE * row / (board.rows() - 1.0);
    }
    return layout;
  }

  /** The distance of a point from the left. */
  public int x(int point) {
    return (int) Math.round(x[point]);
  }

  /** The distance of a point from the top. */
  public int y(int point) {
    return (int) Math.round(y[point]);
  }

  private static List<PointLayout> candidates(int count, List<Join> joins) {
    List<PointLayout> layouts = new ArrayList<>();
    int[] degrees = new int[count];
    joins.forEach(
        join -> {
          degrees[join.from()]++;
          degrees[join.to()]++;
        });
    IntStream.range(0, count)
        .filter(point -> degrees[point] == count - 1)
        .limit(1)
        .forEach(hub -> layouts.add(circle(count, hub)));
    for (int columns = 2; columns < count; columns++) {
      layouts.add(rows(count, columns));
    }
    if (joins.size() < count) {
      layouts.add(layers(count, joins));
    }
    IntStream.range(0, count).forEach(root -> layouts.add(distances(count, joins, root)));
    return layouts;
  }

  /**
   * Columns by the distance from a point; a column has its points in their order, in its middle.
   */
  private static PointLayout distances(int count, List<Join> joins, int root) {
    List<List<Integer>> near = near(count, joins);
    List<List<Integer>> columns = new ArrayList<>();
    List<Integer> left = new ArrayList<>(IntStream.range(0, count).boxed().toList());
    List<Integer> column = List.of(root);
    while (!column.isEmpty()) {
      columns.add(column);
      left.removeAll(column);
      List<Integer> last = column;
      column =
          left.stream()
              .filter(point -> last.stream().anyMatch(other -> near.get(other).contains(point)))
              .toList();
    }
    if (!left.isEmpty()) {
      columns.add(left); // what no line leads to
    }
    int highest = columns.stream().mapToInt(List::size).max().orElse(1);
    PointLayout layout = new PointLayout(count);
    for (int i = 0; i < columns.size(); i++) {
      List<Integer> points = columns.get(i);
      for (int j = 0; j < points.size(); j++) {
        double place = j + (highest - points.size()) / 2.0;
        layout.x[points.get(j)] = SIDE * i / Math.max(1.0, columns.size() - 1.0);
        layout.y[points.get(j)] = SIDE * place / Math.max(1.0, highest - 1.0);
      }
    }
    return layout;
  }

  /** The points that lines join with each point. */
  private static List<List<Integer>> near(int count, List<Join> joins) {
    List<List<Integer>> near = new ArrayList<>();
    IntStream.range(0, count).forEach(point -> near.add(new ArrayList<>()));
    joins.forEach(
        join -> {
          near.get(join.from()).add(join.to());
          near.get(join.to()).add(join.from());
        });
    return near;
  }

  /** A circle from the top clockwise, with one point in its centre unless that is -1. */
  private static PointLayout circle(int count, int hub) {
    PointLayout layout = new PointLayout(count);
    int around = hub < 0 ? count : count - 1;
    int place = 0;
    for (int point = 0; point < count; point++) {
      double angle = 2 * Math.PI * place / around;
      boolean centre = point == hub;
      layout.x[point] = SIDE / 2.0 * (centre ? 1 : 1 + Math.sin(angle));
      layout.y[point] = SIDE / 2.0 * (centre ? 1 : 1 - Math.cos(angle));
      place += centre ? 0 : 1;
    }
    return layout;
  }

  private static PointLayout rows(int count, int columns) {
    PointLayout layout = new PointLayout(count);
    int longest = Math.max(columns, (count + columns - 1) / columns) - 1;
    double step = longest == 0 ? 0 : (double) SIDE / longest;
    for (int point = 0; point < count; point++) {
      layout.x[point] = point % columns * step;
      layout.y[point] = Math.floorDiv(point, columns) * step;
    }
    return layout;
  }

  /** Each point below the one from which it is reached first; its leaves side by side. */
  private static PointLayout layers(int count, List<Join> joins) {
    List<List<Integer>> near = near(count, joins);
    PointLayout layout = new PointLayout(count);
    boolean[] seen = new boolean[count];
    double across = 0;
    for (int root = 0; root < count; root++) {
      if (!seen[root]) {
        across = layout.grow(root, 0, across, near, seen);
      }
    }
    double wide = Math.max(1, Arrays.stream(layout.x).max().orElse(1));
    double high = Math.max(1, Arrays.stream(layout.y).max().orElse(1));
    for (int point = 0; point < count; point++) {
      layout.x[point] *= SIDE / wide;
      layout.y[point] *= SIDE / high;
    }
    return layout;
  }

  /** Places a point and what hangs on it from a column on; returns the next free column. */
  private double grow(int point, int depth, double from, List<List<Integer>> near, boolean[] seen) {
    seen[point] = true;
    double next = from;
    for (int child : near.get(point)) {
      if (!seen[child]) {
        next = grow(child, depth + 1, next, near, seen);
      }
    }
    next = Math.max(next, from + 1);
    x[point] = (from + next - 1) / 2;
    y[point] = depth;
    return next;
  }

  private int faults(List<Join> joins) {
    int faults = 0;
    for (int i = 0; i < joins.size(); i++) {
      Join join = joins.get(i);
      for (int point = 0; point < x.length; point++) {
        if (point != join.from() && point != join.to() && on(join, point)) {
          faults += THROUGH;
        }
      }
      for (Join other : joins.subList(i + 1, joins.size())) {
        faults += cross(join, other) ? 1 : 0;
      }
    }
    return faults;
  }

  private boolean on(Join join, int point) {
    double ax = x[point] - x[join.from()];
    double ay = y[point] - y[join.from()];
    double bx = x[join.to()] - x[join.from()];
    double by = y[join.to()] - y[join.from()];
    double along = (ax * bx + ay * by) / (bx * bx + by * by);
    double aside = Math.abs(ax * by - ay * bx) / Math.hypot(bx, by);
    return along > 0 && along < 1 && aside < SIDE / 50.0;
  }

  private boolean cross(Join a, Join b) {
    if (a.from() == b.from() || a.from() == b.to() || a.to() == b.from() || a.to() == b.to()) {
      return false;
    }
    return side(a, b.from()) * side(a, b.to()) < 0 && side(b, a.from()) * side(b, a.to()) < 0;
  }

  /** On which side of a line a point is: positive, negative, or 0 on the line. */
  private double side(Join line, int point) {
    double dx = x[line.to()] - x[line.from()];
    double dy = y[line.to()] - y[line.from()];
    double turn = dx * (y[point] - y[line.from()]) - dy * (x[point] - x[line.from()]);
    return Math.abs(turn) < 1e-6 * SIDE * SIDE ? 0 : turn;
  }
}
