package zermelo.application.plot;

import java.util.Arrays;
import java.util.Optional;
import zermelo.insight.plot.Series;
import zermelo.insight.plot.ValueGrid;
import zermelo.insight.survey.FamilyEvaluator;
import zermelo.insight.survey.FamilyPosition;
import zermelo.insight.survey.PositionFamily;
import zermelo.kernel.Outcome;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;

/** The values of a family of positions of one or two numbers, within the limits. */
public final class FamilyValues {
  private static final long NONE = -1;

  private final PositionFamily family;
  private final FamilyEvaluator evaluator;
  private long[] numbers = new long[64];
  private long[] nimbers = new long[32];
  private byte[] outcomes = new byte[32];
  private int count;
  private long reached = NONE;
  private Optional<OutOfLimits> stopped = Optional.empty();

  FamilyValues(PositionFamily family, FamilyEvaluator evaluator) {
    this.family = family;
    this.evaluator = evaluator;
  }

  /** Solves all positions up to a size, smaller sizes first. Drops a size that is not completed. */
  FamilyValues upTo(long size) {
    for (long at = 0; at <= size; at++) {
      int before = count;
      if (!family.visit(at, this::add)) {
        count = before;
        break;
      }
      reached = at;
    }
    return this;
  }

  private boolean add(FamilyPosition at) {
    return switch (evaluator.value(at, false)) {
      case Answer answer -> {
        add(family.point(at).orElseThrow(), answer);
        yield true;
      }
      case OutOfLimits out -> {
        stopped = Optional.of(out);
        yield false;
      }
    };
  }

  private void add(long[] point, Answer answer) {
    if (count == nimbers.length) {
      numbers = Arrays.copyOf(numbers, 4 * count);
      nimbers = Arrays.copyOf(nimbers, 2 * count);
      outcomes = Arrays.copyOf(outcomes, 2 * count);
    }
    numbers[2 * count] = point[0];
    numbers[2 * count + 1] = point.length > 1 ? point[1] : 0;
    nimbers[count] = answer.nimber().orElse(NONE);
    outcomes[count] = code(answer.outcome());
    count++;
  }

  static byte code(Outcome outcome) {
    return switch (outcome) {
      case WIN -> 0;
      case LOSE -> 1;
      case TIE -> 2;
      case DRAW -> 3;
    };
  }

  int count() {
    return count;
  }

  /** Returns the last size whose positions are all solved; -1 if there is none. */
  long reached() {
    return reached;
  }

  Optional<OutOfLimits> stopped() {
    return stopped;
  }

  boolean anyNimber() {
    return Arrays.stream(nimbers, 0, count).anyMatch(nimber -> nimber >= 0);
  }

  boolean has(Outcome outcome) {
    for (int i = 0; i < count; i++) {
      if (outcomes[i] == code(outcome)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the Grundy values in the order of the numbers. */
  Series nimberSeries() {
    return series(nimbers);
  }

  Series outcomeSeries() {
    return series(codes());
  }

  ValueGrid nimberGrid() {
    return grid(nimbers);
  }

  ValueGrid outcomeGrid() {
    return grid(codes());
  }

  /** Returns all Grundy values in no particular order, for counting them. */
  Series nimberBag() {
    return Series.of(0, count, place -> nimbers[(int) place]);
  }

  private long[] codes() {
    long[] codes = new long[count];
    Arrays.setAll(codes, i -> outcomes[i]);
    return codes;
  }

  private long least(int axis) {
    return extreme(axis, -1);
  }

  private long most(int axis) {
    return extreme(axis, 1);
  }

  private long extreme(int axis, int sign) {
    long extreme = numbers[axis];
    for (int i = 1; i < count; i++) {
      long number = numbers[2 * i + axis];
      extreme = sign * Long.compare(number, extreme) > 0 ? number : extreme;
    }
    return extreme;
  }

  private Series series(long[] of) {
    long first = least(0);
    long[] values = new long[Math.toIntExact(most(0) - first + 1)];
    Arrays.fill(values, NONE);
    for (int i = 0; i < count; i++) {
      values[(int) (numbers[2 * i] - first)] = of[i];
    }
    return Series.of(first, values.length, number -> values[(int) (number - first)]);
  }

  private ValueGrid grid(long[] of) {
    long left = least(0);
    long low = least(1);
    int columns = Math.toIntExact(most(0) - left + 1);
    int rows = Math.toIntExact(most(1) - low + 1);
    long[] values = new long[Math.multiplyExact(columns, rows)];
    Arrays.fill(values, NONE);
    for (int i = 0; i < count; i++) {
      values[(int) ((numbers[2 * i + 1] - low) * columns + numbers[2 * i] - left)] = of[i];
    }
    return ValueGrid.of(left, columns, low, rows, (column, row) -> values[row * columns + column]);
  }
}
