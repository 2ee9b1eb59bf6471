package zermelo.insight.plot.canvas;

import java.util.Arrays;

/** Many equal marks, each with a place and a length to the right. Dots have length 0. */
public final class PlotMarks {
  private double[] numbers = new double[48];
  private int count;

  public void add(double x, double y, double length) {
    if (3 * count == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * numbers.length);
    }
    numbers[3 * count] = x;
    numbers[3 * count + 1] = y;
    numbers[3 * count + 2] = length;
    count++;
  }

  public int count() {
    return count;
  }

  double x(int mark) {
    return numbers[3 * mark];
  }

  double y(int mark) {
    return numbers[3 * mark + 1];
  }

  double length(int mark) {
    return numbers[3 * mark + 2];
  }
}
