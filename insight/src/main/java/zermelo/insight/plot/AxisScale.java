package zermelo.insight.plot;

import java.util.ArrayList;
import java.util.List;

/**
 * The scale of an axis, from one edge of the plot to the other.
 *
 * @param name the name of the numbers
 */
record AxisScale(String name, double low, double high) {
  /** Creates an axis of whole numbers, each with space around it. */
  static AxisScale whole(String name, long first, long last) {
    return new AxisScale(name, first - 0.5, last + 0.5);
  }

  /** Returns the place of a number, between 0 and 1. */
  double at(double number) {
    return (number - low) / (high - low);
  }

  /** Returns round whole numbers, at most this many. */
  List<Long> ticks(int most) {
    long step = step((high - low) / Math.max(1, most));
    List<Long> ticks = new ArrayList<>();
    for (long tick = (long) Math.ceil(low / step) * step; tick <= high; tick += step) {
      ticks.add(tick);
    }
    return ticks;
  }

  /** Returns the least of 1, 2, 5, 10, 20, 50, ... that is not below the given number. */
  static long step(double least) {
    long step = 1;
    while (step < least) {
      step = Long.toString(step).charAt(0) == '2' ? step / 2 * 5 : step * 2;
    }
    return step;
  }
}
