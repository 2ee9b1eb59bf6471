package zermelo.insight.plot.canvas;

/** The triangle at the end of an arrow. */
public final class ArrowHead {
  private ArrowHead() {}

  /**
   * Returns the tip and the left and right corners, each as x and y. The tip continues the path.
   */
  static double[] corners(double length, double[] path) {
    double dx = path[6] - path[4];
    double dy = path[7] - path[5];
    double way = Math.hypot(dx, dy);
    double x = way == 0 ? 0 : dx / way * length;
    double y = way == 0 ? length : dy / way * length;
    return new double[] {
      path[6],
      path[7],
      path[6] - x - y / 2,
      path[7] - y + x / 2,
      path[6] - x + y / 2,
      path[7] - y - x / 2
    };
  }
}
