package zermelo.insight.plot.canvas;

/** The triangle at the end of an arrow. */
public final class ArrowHead {
  private ArrowHead() {}

  /**
   * Returns the tip and the left and right corners, each as x and y. The tip continues the path.
   */
  static double[] corners(double length, double[] path) {
    double tipX = path[path.length - 2];
    double tipY = path[path.length - 1];
    double dx = tipX - path[path.length - 4];
    double dy = tipY - path[path.length - 3];
    double way = Math.hypot(dx, dy);
    double x = way == 0 ? 0 : dx / way * length;
    double y = way == 0 ? length : dy / way * length;
    return new double[] {
      tipX, tipY, tipX - x - y / 2, tipY - y + x / 2, tipX - x + y / 2, tipY - y - x / 2
    };
  }
}
